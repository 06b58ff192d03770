import type { Commitment } from '@squash/contract/commitments'
import type { CommitmentOwner, Party } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import { type Agreement, partyOf } from './agreement.ts'

/**
 * Whether a user may open a conflict that follows up on an agreement: it must be theirs and have been confirmed by
 * both, and the other party must still have an account.
 * @returns the other party's id
 */
export function decideFollowUp(
  agreement: Agreement | null,
  person: string,
): Result<{ other: string }, 'agreement.not_found' | 'agreement.other_left'> {
  const party: Party | null = agreement && partyOf(agreement, person)
  if (!agreement || party === null || agreement.agreed_at === null) return refuse('agreement.not_found')
  const other = agreement.parties[party === 'user1' ? 1 : 0]
  return other === null ? refuse('agreement.other_left') : ok({ other })
}

const SWAPPED: Record<CommitmentOwner, CommitmentOwner> = { first: 'second', second: 'first', both: 'both' }

/**
 * The commitments of an agreement, from the point of view of the conflict that follows up on it: "first" becomes that
 * conflict's creator.
 * @param creator who started the follow-up; null once their account is erased
 */
export function previousCommitments(
  { parties }: Pick<Agreement, 'parties'>,
  commitments: readonly Commitment[],
  creator: string | null,
): readonly Commitment[] {
  return creator === null || creator === parties[0]
    ? commitments
    : commitments.map(({ who, ...one }) => ({ ...one, who: SWAPPED[who] }))
}
