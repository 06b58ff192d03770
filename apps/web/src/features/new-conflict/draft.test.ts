import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { describe, expect, it } from 'vitest'
import { moodIn } from '../../lib/conflicts/moods.tsx'
import { type ConflictDraft, conflictProblems, hasEmptyField } from './conflict-form.tsx'

const full = { mood: 'annoyed', title: 'Dishes', email: 'jonas@example.org', message: 'You never do them.' } as const
/** The problems found, without the fields that have none. */
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

  it('needs no address as a follow-up, whose recipient is known', () => {
    const draft = { ...full, email: '' }
    expect(conflictProblems(draft, null, false).email).toBeUndefined()
    expect([hasEmptyField(draft), hasEmptyField(draft, false)]).toEqual([true, false])
  })

  it('cannot be sent to the author’s own address', () => {
    expect(problems({ email: 'Maya@example.org' })).toEqual({ email: newConflictMessages.withYourself })
  })

  it.each(['ben', 'ben@', 'ben@example'])('cannot be sent to an incomplete address: %s', (email) => {
    expect(problems({ email })).toEqual({ email: signInMessages.emailInvalid })
  })

  it('counts an emoji as one of the thousand characters', () => {
    expect(problems({ message: '😡'.repeat(1000) })).toEqual({})
    expect(problems({ message: '😡'.repeat(1001) })).toEqual({ message: '1 character too many' })
  })

  it('asks for a mood instead of assuming one', () => {
    expect(problems({ mood: null })).toEqual({ mood: newConflictMessages.moodMissing })
  })

  it('restores the stored mood, and has none before that', () => {
    expect(moodIn('rage')).toBe('rage')
    expect(moodIn('')).toBeNull()
    expect(moodIn('hangry')).toBeNull()
  })
})
