import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLive } from './live.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('live updates whose code can’t be loaded while Maya is online are tried again, later each time', async () => {
  const keepOpen = vi.fn(async () => undefined)
  const load = vi.fn(async () => ({ keepOpen }))
  load.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'))
  const stop = startLive(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keepOpen).toHaveBeenCalledTimes(1)
  stop()
})

it('live updates wait while Maya is offline, and start when she is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const keepOpen = vi.fn(async () => undefined)
  const load = vi.fn(async () => ({ keepOpen }))
  const stop = startLive(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(keepOpen).toHaveBeenCalledTimes(1)
  stop()
})

it('live updates that are stopped aren’t tried again', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('503')))
  const stop = startLive(load)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})
