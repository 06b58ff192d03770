import { describe, expect, it } from 'vitest'
import { conflictIn } from './testing/conflicts.ts'
import { waitingOn } from './waiting-on.ts'

const Maya = 'user1'
const Jonas = 'user2'

describe('a conflict waits', () => {
  it('for Jonas to respond, whether or not he has an account yet', () => {
    expect(waitingOn(conflictIn('awaiting_response'))).toEqual([Jonas])
    expect(waitingOn(conflictIn('awaiting_response', { invitee_id: null }))).toEqual([Jonas])
  })
  it.each(['vote_1', 'vote_2', 'vote_3'] as const)('for each party who has not voted in %s', (phase) => {
    expect(waitingOn(conflictIn(phase))).toEqual([Maya, Jonas])
    expect(waitingOn(conflictIn(phase, { user1_satisfaction: true }))).toEqual([Jonas])
    expect(waitingOn(conflictIn(phase, { user2_satisfaction: true }))).toEqual([Maya])
  })
  it('for each party who has not given their core issue, however they voted', () => {
    expect(waitingOn(conflictIn('core_issues'))).toEqual([Maya, Jonas])
    expect(waitingOn(conflictIn('core_issues', { user2_core_issue: 'It is never good enough.' }))).toEqual([Maya])
  })
  it('for no one to request a ruling, because making it public is voluntary', () => {
    expect(waitingOn(conflictIn('ruling_available'))).toEqual([])
  })
  it.each(['mediating', 'rehashing', 'reflecting', 'ruling', 'ruled', 'resolved', 'abandoned'] as const)(
    'for no party while it is %s',
    (phase) => {
      expect(waitingOn(conflictIn(phase))).toEqual([])
    },
  )
})
