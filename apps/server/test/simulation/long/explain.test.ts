import { describe, expect, it } from 'vitest'
import { explain, type Operation } from './explain.ts'

/** A counter that can be raised up to two, and may fall back to zero by itself once it has reached two. */
const counter = (last: number) => ({
  apply: (state: number, by: number) => (state + by > 2 ? null : state + by),
  later: (state: number) => (state === 2 ? [0] : []),
  isFinal: (state: number) => state === last,
})
const operation = (from: number, to: number, outcome: Operation<number>['outcome'], key = from): Operation<number> => ({
  what: 1,
  key,
  from,
  to,
  outcome,
})

describe('an order that explains what was answered', () => {
  it('is found for commands one after the other', () => {
    expect(explain(0, [operation(1, 2, 'accepted'), operation(3, 4, 'accepted')], counter(2))).toBe(2)
  })

  it('is not found when something that was acknowledged is missing in the end', () => {
    expect(explain(0, [operation(1, 2, 'accepted')], counter(0))).toBeNull()
  })

  it('is not found when something happened that no command caused', () => {
    expect(explain(0, [operation(1, 2, 'accepted')], counter(2))).toBeNull()
  })

  it('may differ from the order of the answers for commands that overlap', () => {
    const operations = [operation(1, 9, 'accepted'), operation(2, 8, 'accepted'), operation(3, 7, 'refused')]
    expect(explain(0, operations, counter(2))).toBe(2)
  })

  it('never reverses commands that followed each other', () => {
    const operations = [operation(1, 2, 'refused'), operation(3, 4, 'accepted'), operation(5, 6, 'accepted')]
    expect(explain(0, operations, counter(2))).toBeNull()
  })

  it('includes what happens without a command', () => {
    const operations = [1, 3, 5].map((from) => operation(from, from + 1, 'accepted'))
    expect(explain(0, operations, counter(1))).toBe(1)
  })

  it('may include a command that got no answer, or leave it out', () => {
    const operations = [operation(1, 2, 'accepted'), operation(3, Infinity, 'unknown')]
    expect([explain(0, operations, counter(1)), explain(0, operations, counter(2))]).toEqual([1, 2])
  })

  it('never refuses a repetition of what was accepted under the same key', () => {
    const operations = [operation(1, 9, 'accepted'), operation(2, 8, 'accepted', 7), operation(3, 6, 'refused', 7)]
    expect(explain(0, operations, counter(2))).toBeNull()
  })
})
