import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countdown, takeTurns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a countdown counts only the time while it is running', () => {
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

function place() {
  let now: string | null = null
  const said: string[] = []
  const turns = takeTurns<string>({
    stays: 6000,
    atLeast: 1500,
    announces: 2000,
    isSame: (one, other) => one === other,
    show: (message) => {
      now = message
      said.push(message)
    },
    hide: () => {
      now = null
    },
  })
  turns.run()
  return { ...turns, said, shows: () => now, passes: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) }
}

describe('messages that take turns', () => {
  it('stay for 6 s when no others are waiting', () => {
    const p = place()
    p.add('Saved')
    p.passes(5999)
    expect(p.shows()).toBe('Saved')
    p.passes(1)
    expect(p.shows()).toBeNull()
  })

  it('appear in order, each giving way to the next after 1.5 s', () => {
    const p = place()
    p.add('Fetching')
    p.add('Fetched')
    p.passes(1499)
    expect(p.shows()).toBe('Fetching')
    p.passes(1)
    expect(p.shows()).toBe('Fetched')
    p.passes(5999)
    expect(p.shows()).toBe('Fetched')
    p.add('Saved')
    expect(p.shows()).toBe('Saved')
  })

  it('are not shown twice, but restart their time when repeated', () => {
    const p = place()
    p.add('Fill in all fields')
    p.passes(4000)
    p.add('Fill in all fields')
    p.passes(4000)
    expect(p.shows()).toBe('Fill in all fields')
    p.passes(2000)
    expect(p.shows()).toBeNull()
    p.add('One')
    p.add('Two')
    p.add('Two')
    p.passes(20_000)
    expect(p.said).toEqual(['Fill in all fields', 'Fill in all fields', 'One', 'Two'])
  })

  it('keep their remaining time while nobody can see them', () => {
    const p = place()
    p.hold()
    p.add('Saved')
    p.passes(60_000)
    expect(p.shows()).toBe('Saved')
    p.run()
    p.passes(3000)
    p.hold()
    p.passes(60_000)
    p.run()
    p.passes(2999)
    expect(p.shows()).toBe('Saved')
    p.passes(1)
    expect(p.shows()).toBeNull()
  })

  it('go with their screen, unless they announced the next one', () => {
    const p = place()
    p.add('Created')
    p.passes(1500)
    p.overtake()
    expect(p.shows()).toBe('Created')
    p.passes(500)
    p.overtake()
    expect(p.shows()).toBeNull()
  })

  it('go with their screen, however recent, if they can only be about that screen', () => {
    const p = place()
    p.add('Not found')
    p.add('Not found either')
    p.add('Saved')
    p.overtake((message) => message.startsWith('Not found'))
    expect(p.shows()).toBe('Saved')
  })

  it('disappear at once when dismissed, making way for the next one', () => {
    const p = place()
    p.add('One')
    p.add('Two')
    p.goOn()
    expect(p.shows()).toBe('Two')
    p.goOn()
    p.goOn()
    expect(p.shows()).toBeNull()
  })
})
