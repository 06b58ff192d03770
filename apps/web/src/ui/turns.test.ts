import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeTurns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function place() {
  let now: string | null = null
  const said: string[] = []
  const turns = takeTurns<string>({
    stays: 6000,
    atLeast: 1500,
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

describe('messages in one place', () => {
  it('stay for 6 s when they are alone', () => {
    const p = place()
    p.add('Saved')
    p.passes(5999)
    expect(p.shows()).toBe('Saved')
    p.passes(1)
    expect(p.shows()).toBeNull()
  })

  it('come in their order, and make room after a second and a half', () => {
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

  it('are not said twice, but stay for their whole time when they come again', () => {
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

  it('keep their time while nobody can see them', () => {
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

  it('go at once when they are dismissed, and the next one comes', () => {
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
