import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../time/units.ts'
import { timeRemaining, voteShares } from './display.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'
import { started } from './testing/debates.ts'

const left = (minutes: number) => timeRemaining(new Date(started.getTime() + minutes * MINUTE), started)

describe('the remaining time of a debate', () => {
  it.each([
    [7 * 24 * 60, '7d 0h remaining'],
    [6 * 24 * 60 + 23 * 60 + 59, '6d 23h remaining'],
    [24 * 60, '1d 0h remaining'],
    [24 * 60 - 1, '23h remaining'],
    [60, '1h remaining'],
    [59, 'Ending soon'],
    [0, 'Ending soon'],
    [-90, 'Ending soon'],
  ])('of %i minutes reads %s', (minutes, text) => {
    expect(left(minutes)).toBe(text)
  })
})

describe('vote shares', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 100, 0],
    [1, 2, 33, 67],
    [1, 1, 50, 50],
    [1, 7, 13, 87],
    [999, 1, 100, 0],
  ])('%i to %i are shown as %i and %i percent', (creator, opponent, first, second) => {
    expect(voteShares({ creator, opponent })).toEqual({ creator: first, opponent: second })
  })

  it('add up to 100 as soon as there is a vote', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (creator, opponent) => {
        const shares = voteShares({ creator, opponent })
        expect(shares.creator + shares.opponent).toBe(creator + opponent === 0 ? 0 : 100)
      }),
    )
  })
})

describe('the sample topics', () => {
  it('number nine, each within the limits and with two different sides', () => {
    expect(SAMPLE_TOPICS).toHaveLength(9)
    expect(new Set(SAMPLE_TOPICS.map(({ title }) => title)).size).toBe(9)
    for (const { title, creator_side, opponent_side } of SAMPLE_TOPICS) {
      expect(lengthOf(title)).toBeLessThanOrEqual(LIMITS.debateTitle)
      for (const side of [creator_side, opponent_side]) expect(lengthOf(side)).toBeLessThanOrEqual(LIMITS.debateSide)
      expect(creator_side).not.toBe(opponent_side)
    }
  })
})
