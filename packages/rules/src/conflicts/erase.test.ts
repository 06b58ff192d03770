import { describe, expect, it } from 'vitest'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { withoutParty, withoutWords } from './erase.ts'
import { conflictIn, jonas } from './testing/conflicts.ts'

const ruled = conflictIn('ruled', {
  title: 'Maya, call +49 170 1234567',
  ai_summary: 'Maya wants help. Jonas is tired.',
  user2_translated_message: 'I am tired when Maya calls.',
  final_ai_ruling: 'Okafor may ask. Write to maya@example.com.',
})

describe('a conflict of which one is erased', () => {
  it('keeps what Jonas wrote and what was written for both, without her words and names', () => {
    const left = withoutParty(ruled, 'user1', ['Maya', 'Okafor'])
    expect(left).toMatchObject({
      title: '[name], call [phone]',
      user1_raw_message: null,
      user1_translated_message: null,
      user1_core_issue: null,
      user2_raw_message: ruled.user2_raw_message,
      user2_core_issue: ruled.user2_core_issue,
      user2_translated_message: 'I am tired when [name] calls.',
      user2_email: jonas.email,
      ai_summary: '[name] wants help. Jonas is tired.',
      final_ai_ruling: '[name] may ask. Write to [email].',
    })
  })

  it('forgets the address when it was theirs', () => {
    expect(withoutParty(ruled, 'user2', ['Jonas']).user2_email).toBe(ERASED_ADDRESS)
  })

  it('is only counted any more when nobody is left to read it', () => {
    const alone = withoutParty({ ...ruled, user2_id: null, invitee_id: null }, 'user1', ['Maya'])
    expect(alone).toEqual({ ...withoutWords(ruled, { address: true }), user2_id: null, invitee_id: null })
    expect(alone).toMatchObject({ title: ERASED_TITLE, final_ai_ruling: '', ai_summary: null, user2_raw_message: null })
  })
})
