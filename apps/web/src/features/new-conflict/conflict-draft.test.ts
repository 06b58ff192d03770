import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { describe, expect, it } from 'vitest'
import { type ConflictDraft, conflictProblems, moodIn } from './conflict-draft.ts'

const full = { mood: 'annoyed', title: 'Dishes', email: 'jonas@example.org', message: 'You never do them.' } as const
/** The problems that there are, without the fields that have none. */
const problems = (change: Partial<ConflictDraft>, ownEmail: string | null = 'maya@example.org') =>
  Object.fromEntries(
    Object.entries(conflictProblems({ ...full, ...change }, ownEmail)).filter(([, message]) => message !== undefined),
  )

describe('the draft of a conflict', () => {
  it('can be sent once every field is filled', () => {
    expect(problems({})).toEqual({})
  })

  it.each([
    ['title', newConflictMessages.titleMissing],
    ['email', newConflictMessages.emailMissing],
    ['message', newConflictMessages.descriptionMissing],
  ])('says what is missing while the %s is blank', (field, message) => {
    expect(problems({ [field]: '   ' })).toEqual({ [field]: message })
  })

  it('cannot be sent to oneself', () => {
    expect(problems({ email: 'Maya@example.org' })).toEqual({ email: newConflictMessages.withYourself })
  })

  it.each(['ben', 'ben@', 'ben@example'])('cannot be sent to half an address: %s', (email) => {
    expect(problems({ email })).toEqual({ email: signInMessages.emailInvalid })
  })

  it('counts an emoji as one character of the thousand', () => {
    expect(problems({ message: '😡'.repeat(1000) })).toEqual({})
    expect(problems({ message: '😡'.repeat(1001) })).toEqual({ message: '1 character too many' })
  })

  it('remembers the mood, and starts in the middle when there is none to remember', () => {
    expect(moodIn('rage')).toBe('rage')
    expect(moodIn('')).toBe('meh')
    expect(moodIn('hangry')).toBe('meh')
  })
})
