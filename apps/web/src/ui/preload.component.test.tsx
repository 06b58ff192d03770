import { describe, expect, it, vi } from 'vitest'
import { isPreloading, preload } from './load-later.ts'

describe('code loaded ahead', () => {
  it('counts as loading until it arrives or fails silently', async () => {
    const code = Promise.withResolvers<void>()
    const loading = preload(() => code.promise)
    expect(isPreloading()).toBe(true)
    code.reject(new Error('gone'))
    await loading
    expect(isPreloading()).toBe(false)
  })

  it('is not requested offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(async () => undefined)
    await preload(load)
    expect(load).not.toHaveBeenCalled()
  })
})
