import type { RefusalCode } from '@squash/contract/errors'
import type { Party, PrivateReason } from '@squash/contract/values'
import { ok } from '../result.ts'
import { bothMessagesExist } from './abilities.ts'
import { about, type Conflict, type Decided, type Decision, move, otherParty } from './conflict.ts'

/** Why this party's own words keep the conflict private; null if they don't. */
export const privateReasonOf = (
  conflict: Pick<Conflict, `${Party}_private_reason`>,
  party: Party,
): PrivateReason | null => conflict[`${party}_private_reason`]

/**
 * A command's decision, with the conflict marked private if the author's words require it. A marked conflict proceeds
 * like any other until a ruling is requested, and then closes. No event reveals the mark. Refusals are returned
 * unchanged.
 * @param party the author of the words
 * @param reason null if the words don't require it
 */
export const withPrivateMark = <Code extends RefusalCode>(
  decided: Decided<Code>,
  party: Party,
  reason: PrivateReason | null,
): Decided<Code> =>
  decided.ok && reason
    ? ok({ ...decided.value, conflict: markPrivate(decided.value.conflict, party, reason) })
    : decided

/**
 * Marks a conflict as private. An acknowledged sign overrides the model's suspicion, because the author has seen it.
 */
export function markPrivate(conflict: Conflict, party: Party, reason: PrivateReason): Conflict {
  const known = privateReasonOf(conflict, party)
  return withReason({ ...conflict, kept_private: true }, party, known === 'sign' ? known : reason)
}

/**
 * Lifts one author's mark on behalf of an admin. If no other mark remains, the conflict may get a ruling again; if it
 * closed because a ruling was requested, it reopens as long as both messages still exist. Null if this author has no
 * mark.
 */
export function decideLift(conflict: Conflict, { party, now }: { party: Party; now: Date }): Decision | null {
  if (privateReasonOf(conflict, party) === null) return null
  const kept_private = privateReasonOf(conflict, otherParty(party)) !== null
  const lifted = withReason({ ...conflict, kept_private }, party, null)
  if (kept_private || lifted.ruling_withheld_at === null || lifted.status !== 'abandoned' || !bothMessagesExist(lifted))
    return { conflict: lifted, events: [] }
  const open = { status: 'active', closed_reason: null, closed_without_blame: false, ruling_withheld_at: null } as const
  const reopened = move(lifted, { ...open, reopened_at: now }, now)
  const { created_at, answered_at } = reopened
  return {
    conflict: reopened,
    events: [
      { type: 'conflict.reopened', ...about(reopened, now), created_at, answered_at: answered_at ?? created_at },
    ],
  }
}

const withReason = (conflict: Conflict, party: Party, reason: PrivateReason | null): Conflict =>
  party === 'user1' ? { ...conflict, user1_private_reason: reason } : { ...conflict, user2_private_reason: reason }
