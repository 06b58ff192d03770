import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { present, type Shown } from './present.ts'

type Item = { id: string }
const [first, second, third] = ['first', 'second', 'third'].map((id) => ({ id }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A screen on a held clock, which writes down what stands on it. */
function screen(rounds: (Item | undefined)[][]) {
  const seen: string[] = []
  let now: Shown<Item> | null = null
  let isWatched = true
  let end: (wasSeen: boolean) => void = () => undefined
  const run = present<Item>({
    waiting: async () => (rounds.shift() ?? []).filter((item) => item !== undefined),
    markSeen: async ({ id }) => {
      seen.push(id)
      if (id === 'second') throw new Error('The network is gone')
    },
    draw: (shown) => {
      now = shown
    },
    pause: sleep,
    stay: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(true), milliseconds)
        end = resolve
      }),
    isWatched: () => isWatched,
  })
  return {
    seen,
    run,
    shows: () => now && { id: now.item.id, isLeaving: now.isLeaving },
    lookAway: () => {
      isWatched = false
    },
    dismiss: () => end(true),
    putAway: () => end(false),
    passes: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

describe('popups', () => {
  it('come one at a time: 6 s each, 300 ms to leave, 500 ms apart', async () => {
    const s = screen([[first, second]])
    await s.passes(0)
    expect(s.shows()).toEqual({ id: 'first', isLeaving: false })
    await s.passes(5999)
    expect(s.shows()).toEqual({ id: 'first', isLeaving: false })
    await s.passes(1)
    expect(s.shows()).toEqual({ id: 'first', isLeaving: true })
    await s.passes(299)
    expect(s.shows()).toEqual({ id: 'first', isLeaving: true })
    await s.passes(1)
    expect(s.shows()).toBeNull()
    await s.passes(499)
    expect(s.shows()).toBeNull()
    await s.passes(1)
    expect(s.shows()).toEqual({ id: 'second', isLeaving: false })
  })

  it('leave at once when they are dismissed', async () => {
    const s = screen([[first]])
    await s.passes(1000)
    s.dismiss()
    await s.passes(0)
    expect(s.shows()).toEqual({ id: 'first', isLeaving: true })
    await s.passes(300)
    expect(s.shows()).toBeNull()
  })

  it('are marked as seen after their whole time, not before', async () => {
    const s = screen([[first, second]])
    await s.passes(5999)
    expect(s.seen).toEqual([])
    await s.passes(1)
    expect(s.seen).toEqual(['first'])
    await s.passes(6800)
    expect(s.seen).toEqual(['first', 'second'])
  })

  it('count as unseen when the page is put away before that', async () => {
    const s = screen([[first, second]])
    await s.passes(3000)
    s.putAway()
    await s.run
    expect(s.shows()).toBeNull()
    expect(s.seen).toEqual([])
  })

  it('are shown once, even if that could not be told, and so are those that came meanwhile', async () => {
    const s = screen([[second], [second, third], [second]])
    await s.passes(6800)
    expect(s.shows()).toEqual({ id: 'third', isLeaving: false })
    await s.passes(6800)
    expect(s.shows()).toBeNull()
    await s.run
    expect(s.seen).toEqual(['second', 'third'])
  })

  it('wait for the next time when nobody looks', async () => {
    const s = screen([[first, second]])
    await s.passes(3000)
    s.lookAway()
    await s.passes(3800)
    await s.run
    expect(s.seen).toEqual(['first'])
  })
})
