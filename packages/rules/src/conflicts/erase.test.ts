import { describe, expect, it } from 'vitest'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { withoutParty, withoutWords } from './erase.ts'
import { conflictIn, jonas } from './testing/conflicts.ts'

const ruled = conflictIn('ruled', {
  title: 'Maya, call +49 170 1234567',
  ai_summary: 'Maya wants help. Jonas is tired.',
  user2_translated_message: 'I am tired when Maya calls.',
  final_ai_ruling: 'Okafor may ask. Write to maya@example.com.',
  user1_strongest_point: 'She asked three times.',
  user2_strongest_point: 'The shift ends when Maya calls.',
})

describe('a conflict with an erased party', () => {
  it("keeps what Jonas wrote and what was written for both, without Maya's words and names", () => {
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
      user1_strongest_point: null,
      user2_strongest_point: 'The shift ends when [name] calls.',
    })
  })

  it('no longer quotes that party, verbatim or in the calm wording', () => {
    const hers = 'It feels like you rarely do the dishes, and I am tired of it.'
    const quoting = {
      ...ruled,
      user1_raw_message: 'You never do the dishes, and I am sick of it!',
      user1_translated_message: hers,
      user1_core_issue: 'I am afraid that nobody would notice if I were gone.',
      ai_summary: 'One of you says “It feels like you rarely do the dishes”. The other says “My shifts end late”.',
      ai_rehash_summary: 'She is afraid that nobody would notice if she left.',
      ai_core_reflection: 'One of you never does the dishes, says the other: “I am sick of it!”',
    }
    expect(withoutParty(quoting, 'user1', ['Maya'])).toMatchObject({
      ai_summary: 'One of you says “[deleted]”. The other says “My shifts end late”.',
      ai_rehash_summary: 'She is [deleted] she left.',
      ai_core_reflection: 'One of you never does the dishes, says the other: “[deleted]”',
    })
  })

  it('removes the invited address if it belonged to the erased party', () => {
    expect(withoutParty(ruled, 'user2', ['Jonas']).user2_email).toBe(ERASED_ADDRESS)
  })

  it('keeps only what the statistics count if neither account is left', () => {
    const alone = withoutParty({ ...ruled, user2_id: null, invitee_id: null }, 'user1', ['Maya'])
    expect(alone).toEqual({ ...withoutWords(ruled, { address: true }), user2_id: null, invitee_id: null })
    expect(alone).toMatchObject({ title: ERASED_TITLE, final_ai_ruling: '', ai_summary: null, user2_raw_message: null })
    expect(alone).toMatchObject({ user1_strongest_point: null, user2_strongest_point: null, ruling_verdict: 'both' })
  })
})
