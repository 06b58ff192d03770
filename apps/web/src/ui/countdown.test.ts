import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts only the time during which it runs', () => {
  const done = vi.fn()
  const time = countdown(6000, done)
  vi.advanceTimersByTime(10_000)
  time.run()
  vi.advanceTimersByTime(500)
  time.hold()
  time.hold()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  time.run()
  time.run()
  vi.advanceTimersByTime(5499)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})
