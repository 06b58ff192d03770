import { describe, expect, it } from 'vitest'
import { pointHeading, verdictLine } from './verdict-line.ts'

const named = { user1: 'Maya', user2: 'Anonymous User' }
const hidden = { user1: 'Anonymous User', user2: 'Anonymous User' }

describe('a verdict in one line', () => {
  it.each([
    ['first', named, 'Maya wins the point'],
    ['second', named, 'The other side wins the point'],
    ['first', hidden, 'The first side wins the point'],
    ['both', named, 'Both have a point'],
    ['neither', named, 'Neither has a point'],
  ] as const)('for %s of %j reads: %s', (verdict, sides, line) => {
    expect(verdictLine(verdict, sides)).toBe(line)
  })
})

describe('the heading of a strongest point', () => {
  it('names a party who shows their name, and calls a hidden one the other, the first or the second side', () => {
    expect(pointHeading(named, 'user1')).toBe('Maya’s strongest point')
    expect(pointHeading(named, 'user2')).toBe('The other side’s strongest point')
    expect(pointHeading(hidden, 'user2')).toBe('The second side’s strongest point')
  })
})
