import type { Party } from '@squash/contract/values'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { withoutWording } from '../privacy/wording.ts'
import { type Conflict, otherParty } from './conflict.ts'

/**
 * What stays of a closed conflict when one of its two is erased (decisions §14): nothing that they wrote and no calmer wording of
 * it; what the mediator wrote for both, without quotations of them, their names and personal data; the title and the other's
 * calmer wording without names and personal data. When nobody is left to read it, nothing but that it was.
 * @param names all that they were called
 */
export function withoutParty(conflict: Conflict, party: Party, names: readonly string[]): Conflict {
  const other = otherParty(party)
  const reader = other === 'user1' ? conflict.user1_id : (conflict.user2_id ?? conflict.invitee_id)
  if (reader === null) return withoutWords(conflict, { address: true })
  const masked = (text: string): string => maskNames(maskPersonalData(text), names)
  const theirs = [
    conflict[`${party}_raw_message`],
    conflict[`${party}_translated_message`],
    conflict[`${party}_core_issue`],
  ].filter((text) => text !== null)
  const unquoted = (text: string | null): string | null => text && masked(withoutWording(text, theirs))
  return {
    ...conflict,
    title: masked(conflict.title),
    user2_email: party === 'user2' ? ERASED_ADDRESS : conflict.user2_email,
    ...withoutWordsOf(party),
    [`${other}_translated_message`]: unquoted(conflict[`${other}_translated_message`]),
    ai_summary: unquoted(conflict.ai_summary),
    ai_suggestion: unquoted(conflict.ai_suggestion),
    ai_rehash_summary: unquoted(conflict.ai_rehash_summary),
    ai_rehash_suggestion: unquoted(conflict.ai_rehash_suggestion),
    ai_core_reflection: unquoted(conflict.ai_core_reflection),
    ai_core_suggestion: unquoted(conflict.ai_core_suggestion),
    final_ai_ruling: unquoted(conflict.final_ai_ruling),
    ai_final_summary: unquoted(conflict.ai_final_summary),
  }
}

/**
 * A conflict of which the words are not kept any longer: neither anybody's own nor the mediator's. Only that there was one, and
 * how it ended, stays, because figures count it.
 * @param gone.address whether the invited address goes too, because nobody on that side has an account
 */
export const withoutWords = (conflict: Conflict, gone: { address: boolean }): Conflict => ({
  ...conflict,
  title: ERASED_TITLE,
  user2_email: gone.address ? ERASED_ADDRESS : conflict.user2_email,
  ...withoutWordsOf('user1'),
  ...withoutWordsOf('user2'),
  ai_summary: null,
  ai_suggestion: null,
  ai_rehash_summary: null,
  ai_rehash_suggestion: null,
  ai_core_reflection: null,
  ai_core_suggestion: null,
  // A ruled conflict has a ruling, if an empty one.
  final_ai_ruling: conflict.final_ai_ruling === null ? null : '',
  ai_final_summary: null,
})

const withoutWordsOf = (party: Party) => ({
  [`${party}_raw_message`]: null,
  [`${party}_translated_message`]: null,
  [`${party}_translation_by`]: null,
  [`${party}_core_issue`]: null,
})
