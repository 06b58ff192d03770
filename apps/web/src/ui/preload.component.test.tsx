import { describe, expect, it, vi } from 'vitest'
import { isPreloading, preload } from './preload.ts'

describe('code loaded ahead', () => {
  it('is known as such until it is there, or has failed without a sound', async () => {
    const code = Promise.withResolvers<void>()
    const loading = preload(() => code.promise)
    expect(isPreloading()).toBe(true)
    code.reject(new Error('gone'))
    await loading
    expect(isPreloading()).toBe(false)
  })

  it('is not asked for offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(async () => undefined)
    await preload(load)
    expect(load).not.toHaveBeenCalled()
  })
})
