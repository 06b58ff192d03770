import type { Commitment } from '@squash/contract/commitments'
import type { Committed, Party } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import { type Agreement, partyOf } from './agreement.ts'

/**
 * Whether a user may open a conflict that follows up on an agreement: it is theirs, both confirmed it once, and the
 * other party still has an account.
 * @returns the other party's side
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

const SWAPPED: Record<Committed, Committed> = { first: 'second', second: 'first', both: 'both' }

/**
 * What the two agreed on, for the conflict that follows up on it: "first" is the creator of that one.
 * @param creator null once their account is erased
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
