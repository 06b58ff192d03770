import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { describe, expect, it } from 'vitest'
import { type DebateDraft, debateProblems } from './debate-form.tsx'

const full: DebateDraft = {
  title: 'Over or under?',
  creator_side: 'Over',
  creator_position: 'It is easier to grab.',
  opponent_side: 'Under',
  opponent_email: 'jonas@example.org',
}
/** The problems found, without the fields that have none. */
const problems = (change: Partial<DebateDraft>) =>
  Object.fromEntries(
    Object.entries(debateProblems({ ...full, ...change }, 'maya@example.org')).filter(([, said]) => said !== undefined),
  )

describe('the draft of a debate', () => {
  it('can be sent once every field is filled', () => {
    expect(problems({})).toEqual({})
  })

  it.each([
    ['title', newDebateMessages.titleMissing],
    ['creator_side', newDebateMessages.ownSideMissing],
    ['creator_position', newDebateMessages.positionMissing],
    ['opponent_side', newDebateMessages.theirSideMissing],
    ['opponent_email', newDebateMessages.emailMissing],
  ])('says what is missing while the %s is blank', (field, message) => {
    expect(problems({ [field]: '   ' })).toEqual({ [field]: message })
  })

  it.each([
    ['title', 100],
    ['creator_side', 50],
    ['opponent_side', 50],
    ['creator_position', 500],
  ] as const)('limits %s to %i characters, counting an emoji as one', (field, max) => {
    expect(problems({ [field]: '🧻'.repeat(max) })).toEqual({})
    expect(problems({ [field]: '🧻'.repeat(max + 1) })).toEqual({ [field]: '1 character too many' })
  })

  it('cannot be sent to the author’s own or to an incomplete address', () => {
    expect(problems({ opponent_email: 'Maya@example.org' })).toEqual({ opponent_email: newDebateMessages.withYourself })
    expect(problems({ opponent_email: 'ben@' })).toEqual({ opponent_email: signInMessages.emailInvalid })
  })
})
