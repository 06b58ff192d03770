import type { RulingVerdict } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { AS_GIVEN, mirrored } from '../side-order.ts'
import { type Judgment, settleRuling, withoutModel } from './settle-ruling.ts'

const task = {
  title: 'The bike',
  user1: 'The repair cost $80.',
  user2: 'The brakes were worn.',
  summary: '',
  suggestion: '',
  reflection: '',
}
const judged = (verdict: RulingVerdict, order = AS_GIVEN): Judgment => ({
  opinion: { verdict, ruling: `For ${verdict}.`, strongest_points: { user1: 'One.', user2: 'Two.' } },
  task: { ...task, order },
})
const reversed = mirrored(AS_GIVEN)

describe('a case that was judged in both orders', () => {
  it('gets the verdict on which both judgments agree', () => {
    expect(settleRuling([judged('second'), judged('second', reversed)])).toMatchObject({
      verdict: 'second',
      ruling: 'For second.',
      asked: 'both ways',
      came_first: 'user1',
      written_by: 'ai',
    })
  })

  it.each([
    ['first', 'second'],
    ['first', 'both'],
    ['neither', 'second'],
  ] as const)('is undecided if the verdicts are %s and %s', (one, other) => {
    expect(settleRuling([judged(one), judged(other, reversed)])).toBe('disagreed')
  })

  it('gets the only usable judgment, labelled as “once”', () => {
    expect(settleRuling([null, judged('first', reversed)])).toMatchObject({
      verdict: 'first',
      asked: 'once',
      came_first: 'user2',
    })
    expect(settleRuling([judged('first')])).toMatchObject({ asked: 'once' })
    expect(settleRuling([null, null])).toBeNull()
  })

  it('gets a canned ruling for both sides, with no order recorded', () => {
    expect(withoutModel(task)).toMatchObject({ verdict: 'both', asked: 'once', came_first: null, written_by: 'canned' })
  })
})

describe('the mirrored order', () => {
  it('swaps both the places and the letters', () => {
    expect(mirrored(AS_GIVEN)).toEqual({ sides: ['user2', 'user1'], letters: { user1: 'B', user2: 'A' } })
  })
})
