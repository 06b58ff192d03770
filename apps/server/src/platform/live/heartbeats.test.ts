import { STREAM } from '@squash/contract/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeartbeats } from './heartbeats.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

describe('heartbeats', () => {
  it('reach every stream once in an interval, a fifteenth of them at a time', () => {
    const heartbeats = createHeartbeats()
    const beats = Array.from({ length: 30 }, () => vi.fn())
    for (const beat of beats) heartbeats.add(beat)
    const reached = () => beats.filter((beat) => beat.mock.calls.length > 0).length
    vi.advanceTimersByTime(STREAM.heartbeat / 15)
    expect(reached()).toBe(2)
    vi.advanceTimersByTime((STREAM.heartbeat / 15) * 14)
    expect(beats.map((beat) => beat.mock.calls.length)).toEqual(beats.map(() => 1))
  })

  it('stop with the last stream, and begin again with the next', () => {
    const heartbeats = createHeartbeats()
    const [first, second] = [vi.fn(), vi.fn()]
    heartbeats.add(first)()
    expect(vi.getTimerCount()).toBe(0)
    heartbeats.add(second)
    vi.advanceTimersByTime(STREAM.heartbeat)
    expect([first, second].map((beat) => beat.mock.calls.length)).toEqual([0, 1])
  })
})
