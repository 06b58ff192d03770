import type { Commitment } from '@squash/contract/commitments'
import type { Conflict } from '../conflicts/conflict.ts'
import type { Agreement } from './agreement.ts'

/**
 * The commitments of the mediator's last proposal that has any: without a model, a later round lists none if there is
 * nothing that the earlier ones didn't list.
 */
export const proposedCommitments = (
  conflict: Pick<Conflict, 'mediation_commitments' | 'rehash_commitments' | 'reflection_commitments'>,
): readonly Commitment[] =>
  [conflict.reflection_commitments, conflict.rehash_commitments, conflict.mediation_commitments].find(
    (commitments) => commitments !== null && commitments.length > 0,
  ) ?? []

/** The draft agreement of a conflict that was just resolved. */
export const draftOf = (conflict: Conflict): Agreement => ({
  conflict: conflict.id,
  parties: [conflict.user1_id, conflict.user2_id],
  revision: 1,
  commitments: proposedCommitments(conflict),
  user1_confirmed_at: null,
  user2_confirmed_at: null,
  confirmed_at: null,
  in_force: null,
  agreed_at: null,
  held: null,
  check_ins: [],
})
