import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideAnswer } from './answer.ts'
import { daysLater, debatesInEveryState, jonas, lena, maya, pendingDebate } from './testing/debates.ts'

const by = (person: { id: string }) => ({ person: person.id, position: 'Plates are patient.', now: daysLater(1) })

describe('answering a debate', () => {
  it('opens the debate for seven days of voting', () => {
    expect(decideAnswer(pendingDebate(), by(jonas))).toMatchObject({
      ok: true,
      value: {
        debate: {
          status: 'active',
          opponent_id: jonas.id,
          opponent_position: 'Plates are patient.',
          expires_at: daysLater(8),
          votes: { creator: 0, opponent: 0 },
        },
        events: [{ type: 'debate.answered', opponent: jonas.id, creator: maya.id }],
      },
    })
  })

  it.each([
    ['pending', maya, 'debate.not_invited'],
    ['pending', lena, 'debate.not_found'],
    ['active', jonas, 'debate.not_pending'],
    ['active', maya, 'debate.not_invited'],
    ['active', lena, 'debate.not_invited'],
    ['complete', jonas, 'debate.not_pending'],
    ['expired', jonas, 'debate.not_pending'],
    ['expired', lena, 'debate.not_found'],
  ] as const)('is refused in a debate that is %s, to %o, with %s', (status, person, code) => {
    expect(decideAnswer(debatesInEveryState[status], by(person))).toEqual(refuse(code))
  })

  it('is refused to everyone while no account has the invited address', () => {
    const nobody = pendingDebate({ invitee_id: null, invitee_since: null })
    expect(decideAnswer(nobody, by(jonas))).toEqual(refuse('debate.not_found'))
  })
})
