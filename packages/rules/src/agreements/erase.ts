import type { Commitment } from '@squash/contract/commitments'
import { LIMITS } from '@squash/contract/limits'
import type { Party } from '@squash/contract/values'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { ERASED_WORDS, withoutWording } from '../privacy/without-wording.ts'
import type { Agreement } from './agreement.ts'

/** A stored version of an agreement's commitments. */
export type Revision = {
  readonly revision: number
  /** null for the mediator's proposal. */
  readonly author: Party | null
  readonly created_at: Date
  readonly commitments: readonly Commitment[]
}

type Erased = {
  party: Party
  /** All names the erased person has had. */
  names: readonly string[]
  /** Everything they wrote in the conflict, also for the mediator alone, and its calm wording. */
  words: readonly string[]
}

/**
 * What remains of an agreement when one party is erased: the revisions by the mediator and the other party, and any
 * that both confirmed, without the erased person's names, wording and personal data. Their unconfirmed drafts are
 * removed, and the latest remaining revision becomes the current one. Check-ins end; the other party's answers stay.
 * @param revisions all of its revisions, oldest first
 */
export function withoutParty(
  agreement: Agreement,
  revisions: readonly Revision[],
  { party, names, words }: Erased,
): { agreement: Agreement; revisions: Revision[] } {
  const { in_force } = agreement
  const masked = (text: string): string => maskNames(maskPersonalData(withoutWording(text, words)), names).trim()
  const kept = revisions
    .filter(({ revision, author }) => author !== party || revision === in_force?.revision)
    .map((one) => ({ ...one, commitments: one.commitments.map((commitment) => maskedIn(commitment, masked)) }))
  const current = kept.at(-1)
  const isInForce = in_force !== null && current?.revision === in_force.revision
  const isUnchanged = current?.revision === agreement.revision
  const confirmed_at = isInForce ? in_force.confirmed_at : null
  const parties = party === 'user1' ? ([null, agreement.parties[1]] as const) : ([agreement.parties[0], null] as const)
  return {
    agreement: {
      ...agreement,
      parties,
      revision: current?.revision ?? agreement.revision,
      commitments: current?.commitments ?? [],
      user1_confirmed_at: isUnchanged ? agreement.user1_confirmed_at : confirmed_at,
      user2_confirmed_at: isUnchanged ? agreement.user2_confirmed_at : confirmed_at,
      confirmed_at,
      check_ins: agreement.check_ins.filter((one) => one.party !== party && one.held !== null),
    },
    revisions: kept,
  }
}

/** Placeholders may be longer than what they replace. */
const maskedIn = ({ who, what, by }: Commitment, masked: (text: string) => string): Commitment => ({
  who,
  what: cut(masked(what), LIMITS.commitment) || ERASED_WORDS,
  by: by && (cut(masked(by), LIMITS.commitmentBy) || null),
})

const cut = (text: string, max: number): string => [...text].slice(0, max).join('')
