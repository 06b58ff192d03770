import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSight } from './sight.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a popup', () => {
  it('that the tour covers after half a second is back after it, for the other five and a half', () => {
    const onEnd = vi.fn()
    const sight = inSight(6000, onEnd)
    sight.appear()
    vi.advanceTimersByTime(500)
    sight.vanish()
    vi.advanceTimersByTime(120_000)
    sight.appear()
    vi.advanceTimersByTime(5499)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  it('is over at once, and once, when the user dismisses it', () => {
    const onEnd = vi.fn()
    const sight = inSight(6000, onEnd)
    sight.appear()
    sight.end(true)
    sight.appear()
    sight.end(false)
    vi.advanceTimersByTime(60_000)
    expect(onEnd.mock.calls).toEqual([[true]])
  })
})
