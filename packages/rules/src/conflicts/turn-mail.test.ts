import type { Round } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import type { EventOf } from '../events.ts'
import { conflictIn, jonas, maya, started } from './testing/conflicts.ts'
import { turnAfter, turnMailRecipients } from './turn-mail.ts'

const common = { conflict: 'the dishes', parties: [maya.id, jonas.id], at: started } as const
const voted = (round: Round, satisfied: boolean): EventOf<'satisfaction.voted'> => ({
  type: 'satisfaction.voted',
  ...common,
  voter: maya.id,
  party: 'user1',
  round,
  satisfied,
})

describe('the next turn', () => {
  it.each([
    [{ type: 'conflict.mediated', ...common, written_by: 'ai' }, 'vote_1'],
    [{ type: 'conflict.rehashed', ...common, written_by: 'ai' }, 'vote_2'],
    [{ type: 'core_issues.opened', ...common }, 'core_issues'],
    [{ type: 'conflict.reflected', ...common, written_by: 'ai' }, 'vote_3'],
    [voted(3, false), 'ruling_available'],
    [voted(3, true), null],
    [voted(2, false), null],
    [voted(1, false), null],
  ] as const)('after %o is %s', (event, turn) => {
    expect(turnAfter(event)).toBe(turn)
  })
})

describe('a mail saying that it is your turn', () => {
  it('goes to Maya when Jonas has just responded and is still on the page', () => {
    expect(turnMailRecipients(conflictIn('vote_1'), 'vote_1', 'user2')).toEqual(['user1'])
  })
  it('does not go to a party who has voted in the meantime', () => {
    expect(turnMailRecipients(conflictIn('vote_1', { user1_satisfaction: true }), 'vote_1', 'user2')).toEqual([])
  })
  it('goes to both when it is unknown who is still on the page', () => {
    expect(turnMailRecipients(conflictIn('vote_3'), 'vote_3', null)).toEqual(['user1', 'user2'])
  })
  it('goes to the other party when both may continue and neither has to', () => {
    expect(turnMailRecipients(conflictIn('ruling_available'), 'ruling_available', 'user1')).toEqual(['user2'])
  })
  it('goes to neither party once the conflict has moved on', () => {
    expect(turnMailRecipients(conflictIn('rehashing'), 'vote_1', 'user2')).toEqual([])
    expect(turnMailRecipients(conflictIn('resolved'), 'ruling_available', 'user1')).toEqual([])
  })
})
