import type { Commitment } from '@squash/contract/commitments'
import type { Party } from '@squash/contract/values'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { withoutWording } from '../privacy/without-wording.ts'
import { type Conflict, otherParty } from './conflict.ts'

/**
 * What remains of a closed conflict when one party is erased. Everything they wrote and its calm wording are removed.
 * What the mediator wrote for both stays, without quotations from them, their names or personal data; so do the title
 * and the other party's calm wording, without names and personal data. If neither party is left, only the record that
 * it existed remains.
 * @param names all names the erased person has had
 * @param critiques what they wrote for the mediator alone, apart from the core issue
 */
export function withoutParty(
  conflict: Conflict,
  party: Party,
  names: readonly string[],
  critiques: readonly string[] = [],
): Conflict {
  const other = otherParty(party)
  const reader = other === 'user1' ? conflict.user1_id : (conflict.user2_id ?? conflict.invitee_id)
  if (reader === null) return withoutWords(conflict, { address: true })
  const masked = (text: string): string => maskNames(maskPersonalData(text), names)
  const theirs = textsOf(conflict, party, critiques)
  const unquoted = (text: string | null): string | null => text && masked(withoutWording(text, theirs))
  const unquotedIn = (commitments: readonly Commitment[] | null): Commitment[] | null =>
    commitments?.map(({ who, what, by }) => ({ who, what: unquoted(what) ?? '', by: unquoted(by) })) ?? null
  return {
    ...conflict,
    title: masked(conflict.title),
    user2_email: party === 'user2' ? ERASED_ADDRESS : conflict.user2_email,
    ...withoutWordsOf(party),
    [`${other}_translated_message`]: unquoted(conflict[`${other}_translated_message`]),
    ai_summary: unquoted(conflict.ai_summary),
    ai_suggestion: unquoted(conflict.ai_suggestion),
    mediation_commitments: unquotedIn(conflict.mediation_commitments),
    ai_rehash_summary: unquoted(conflict.ai_rehash_summary),
    ai_rehash_suggestion: unquoted(conflict.ai_rehash_suggestion),
    rehash_commitments: unquotedIn(conflict.rehash_commitments),
    ai_core_reflection: unquoted(conflict.ai_core_reflection),
    ai_core_suggestion: unquoted(conflict.ai_core_suggestion),
    reflection_commitments: unquotedIn(conflict.reflection_commitments),
    final_ai_ruling: unquoted(conflict.final_ai_ruling),
    ai_final_summary: unquoted(conflict.ai_final_summary),
    // Removed entirely, because it reveals what they wrote even without quoting it.
    [`${party}_strongest_point`]: null,
    [`${other}_strongest_point`]: unquoted(conflict[`${other}_strongest_point`]),
  }
}

/**
 * Everything that one party wrote in a conflict, and its calm wording.
 * @param critiques what they wrote for the mediator alone, apart from the core issue
 */
export const textsOf = (conflict: Conflict, party: Party, critiques: readonly string[]): string[] =>
  [
    conflict[`${party}_raw_message`],
    conflict[`${party}_translated_message`],
    conflict[`${party}_core_issue`],
    ...critiques,
  ].filter((text) => text !== null)

/**
 * A conflict without any words, neither the parties' nor the mediator's. Only the record that it existed and how it
 * ended remains, because statistics count it.
 * @param gone.address whether to remove the invited address as well, because no account on that side is left
 */
export const withoutWords = (conflict: Conflict, gone: { address: boolean }): Conflict => ({
  ...conflict,
  title: ERASED_TITLE,
  user2_email: gone.address ? ERASED_ADDRESS : conflict.user2_email,
  ...withoutWordsOf('user1'),
  ...withoutWordsOf('user2'),
  ai_summary: null,
  ai_suggestion: null,
  mediation_commitments: null,
  ai_rehash_summary: null,
  ai_rehash_suggestion: null,
  rehash_commitments: null,
  ai_core_reflection: null,
  ai_core_suggestion: null,
  reflection_commitments: null,
  // A ruled conflict must have a ruling, even if it is empty.
  final_ai_ruling: conflict.final_ai_ruling === null ? null : '',
  ai_final_summary: null,
  user1_strongest_point: null,
  user2_strongest_point: null,
})

const withoutWordsOf = (party: Party) => ({
  [`${party}_raw_message`]: null,
  [`${party}_translated_message`]: null,
  [`${party}_translation_by`]: null,
  [`${party}_core_issue`]: null,
})
