import { RULING_VOTES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { conflictIn } from '../conflicts/testing/conflicts.ts'
import { sideOrder } from '../mediator/side-order.ts'
import { fairnessCases } from './cases.ts'
import { cellsOf, FEWEST_SHOWN, shownCells, voteCell } from './cells.ts'

const ruled = conflictIn('ruled', {
  ruling_verdict: 'second',
  ruling_came_first: 'user2',
  user1_raw_message: 'x'.repeat(200),
  user2_raw_message: 'x'.repeat(600),
  user2_mood: null,
})

describe('the fairness page counts', () => {
  it('a verdict for one side as a verdict against the other', () => {
    expect(fairnessCases(ruled)).toEqual([
      { party: 'user1', outcome: 'for_the_other', place: 'second', mood: 'annoyed', length: 'medium', orders: 'same' },
      { party: 'user2', outcome: 'for_them', place: 'first', mood: null, length: 'long', orders: null },
    ])
  })

  it.each(['both', 'neither'] as const)('a verdict of “%s” the same way for both sides', (ruling_verdict) => {
    const outcomes = fairnessCases({ ...ruled, ruling_verdict }).map(({ outcome }) => outcome)
    expect(outcomes).toEqual([ruling_verdict, ruling_verdict])
  })

  it('an agreement, with who came first in the round that settled it', () => {
    const resolved = conflictIn('resolved', { ai_rehash_summary: 'A second try.', ai_core_reflection: null })
    const [user1] = fairnessCases(resolved)
    expect(user1).toMatchObject({
      outcome: 'agreed',
      place: sideOrder(resolved.id, 2).sides[0] === 'user1' ? 'first' : 'second',
      orders: null,
    })
  })

  it('no conflict without an agreement or a verdict, and no ruling made without a model', () => {
    expect(fairnessCases(conflictIn('abandoned'))).toEqual([])
    expect(fairnessCases(conflictIn('vote_1'))).toEqual([])
    expect(fairnessCases({ ...ruled, ruling_verdict: null })).toEqual([])
    expect(fairnessCases({ ...ruled, ruling_by: 'canned', ruling_orders_agreed: null })).toEqual([])
  })

  it('a canned ruling if the judgments in the two orders disagreed', () => {
    const [user1] = fairnessCases({
      ...ruled,
      ruling_by: 'canned',
      ruling_orders_agreed: false,
      ruling_verdict: 'both',
    })
    expect(user1?.orders).toBe('different')
  })
})

describe('the cells of the fairness page', () => {
  it('count each side once by role, order, mood and length, and the conflict once by its orders', () => {
    const cells = fairnessCases(ruled).flatMap(cellsOf)
    expect(cells.map(({ measure, cohort, outcome }) => `${measure} ${cohort} ${outcome}`)).toEqual([
      'role started for_the_other',
      'order second for_the_other',
      'mood annoyed for_the_other',
      'length medium for_the_other',
      'orders all same',
      'role answered for_them',
      'order first for_them',
      'mood none for_them',
      'length long for_them',
    ])
  })

  it('are all listed, with counts below thirty hidden', () => {
    const cell = voteCell('both', 'ai_right')
    const shown = (count: number) =>
      shownCells([{ ...cell, count }]).find(({ group, outcome }) => group === 'both' && outcome === 'ai_right')?.count
    expect(shown(FEWEST_SHOWN - 1)).toBeNull()
    expect(shown(FEWEST_SHOWN)).toBe(30)
    const rows = shownCells([])
    expect(rows.every(({ count }) => count === null)).toBe(true)
    expect(rows.filter(({ measure }) => measure === 'public_votes')).toHaveLength(4 * RULING_VOTES.length)
  })
})
