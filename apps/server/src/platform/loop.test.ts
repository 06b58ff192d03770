import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoop } from './loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A loop that runs every second, and the seconds at which it has run. */
function loopThat(run: () => Promise<unknown>) {
  const began = Date.now()
  const ran: number[] = []
  const loop = createLoop({
    every: 1_000,
    run: () => {
      ran.push(Math.round((Date.now() - began) / 1_000))
      return run()
    },
    onError: () => {},
  })
  loop.start()
  return { ...loop, ran }
}

describe('a loop', () => {
  it('runs at its start and every second', async () => {
    const loop = loopThat(async () => {})
    await vi.advanceTimersByTimeAsync(3_000)
    expect(loop.ran).toEqual([0, 1, 2, 3])
    await loop.stop()
  })

  it('rests twice as long each time it finds nothing, up to five seconds', async () => {
    const loop = loopThat(async () => false)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(loop.ran).toEqual([0, 2, 6, 11, 16, 21])
    await loop.stop()
  })

  it('runs as soon as it is woken, and every second again once it has found something', async () => {
    let found = false
    const loop = loopThat(async () => found)
    await vi.advanceTimersByTimeAsync(12_000)
    found = true
    loop.wake()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(loop.ran.slice(-3)).toEqual([12, 13, 14])
    await loop.stop()
  })

  it('keeps trying every second while it fails', async () => {
    const loop = loopThat(() => Promise.reject(new Error('The database is down')))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(loop.ran).toEqual([0, 1, 2, 3])
    await loop.stop()
  })

  it('runs again if anything wakes it during a run, but not after it has stopped', async () => {
    const loop = loopThat(() => new Promise((done) => setTimeout(done, 500)))
    loop.wake()
    loop.wake()
    await vi.advanceTimersByTimeAsync(900)
    expect(loop.ran).toHaveLength(2)
    const stopped = loop.stop()
    await vi.advanceTimersByTimeAsync(5_000)
    await stopped
    expect(loop.ran).toHaveLength(2)
  })
})
