import { describe, expect, it } from 'vitest'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { decideDebateCloseOnErasure } from './close.ts'
import { debateWithoutSide } from './erase.ts'
import { activeDebate, daysLater, expiredDebate, jonas, maya, pendingDebate } from './testing/debates.ts'

describe('a debate with an erased participant', () => {
  it("keeps the topic and the other participant's position, without names", () => {
    const debate = activeDebate({ title: 'Maya’s plants?', creator_side: 'Maya’s' })
    expect(debateWithoutSide(debate, 'creator', ['Maya'])).toEqual({
      title: '[name]’s plants?',
      creator_side: '[name]’s',
      opponent_side: debate.opponent_side,
      creator_position: null,
      opponent_position: debate.opponent_position,
      opponent_email: jonas.email,
    })
    expect(debateWithoutSide(debate, 'opponent', ['Jonas'])).toMatchObject({
      creator_position: debate.creator_position,
      opponent_position: null,
      opponent_email: ERASED_ADDRESS,
    })
  })

  it('keeps no words if it was unanswered and neither account is left', () => {
    expect(debateWithoutSide(expiredDebate({ invitee_id: null }), 'creator', ['Maya'])).toEqual({
      title: ERASED_TITLE,
      creator_side: '',
      opponent_side: '',
      creator_position: null,
      opponent_position: null,
      opponent_email: ERASED_ADDRESS,
    })
  })

  it('expires if it was unanswered, and continues otherwise', () => {
    const now = daysLater(2)
    const left = (person: string) => decideDebateCloseOnErasure(pendingDebate(), { person, now })?.debate
    expect(left(maya.id)).toMatchObject({ status: 'expired', closed_at: now, closed_reason: 'left' })
    expect(left(jonas.id)).toMatchObject({ status: 'expired', closed_at: now, closed_reason: 'declined' })
    expect(decideDebateCloseOnErasure(activeDebate(), { person: maya.id, now })).toBeNull()
  })
})
