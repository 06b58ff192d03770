import type { ClosedReason } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'
import { abilitiesOf } from './abilities.ts'
import { isBlameless } from './blame.ts'
import { about, actingParty, type Conflict, type Decided, type Decision, move, type Outsider } from './conflict.ts'
import { waitingOn } from './waiting-on.ts'

/** After this many days without a move, a pending or active conflict is abandoned. */
export const ABANDON_AFTER_DAYS = 30

/** Conflicts whose last move was at or before this moment are due to be abandoned. */
export const abandonedSince = (now: Date): Date => new Date(now.getTime() - ABANDON_AFTER_DAYS * DAY)

/**
 * Abandons a conflict after 30 days without a move. Null while it may continue, or if it is over.
 * @param blocked whether one party has blocked the other: then neither is penalised for the silence
 */
export function decideAbandon(conflict: Conflict, { blocked, now }: { blocked: boolean; now: Date }): Decision | null {
  return conflict.last_move_at > abandonedSince(now) ? null : close(conflict, 'expired', now, { blocked })
}

/**
 * Closes a conflict because someone may be in danger, so that it never becomes public. Null if it is already over.
 */
export const decideFlag = (conflict: Conflict, { now }: { now: Date }): Decision | null =>
  close(conflict, 'flagged', now)

/**
 * Closes an open conflict without blame because one party's account is being erased. An unanswered one is recorded as
 * declined, so that its creator doesn't learn whether the address had an account. Null if it is already over.
 */
export const decideCloseOnErasure = (conflict: Conflict, { now }: { now: Date }): Decision | null =>
  close(conflict, conflict.status === 'pending' ? 'declined' : 'left', now)

/**
 * Declines an invite on behalf of the invited side, without blame.
 * @param declining.person null for the holder of the mailed invite, who may have no account
 */
export function decideDecline(
  conflict: Conflict,
  { person, now }: { person: string | null; now: Date },
): Decided<Outsider | 'conflict.wrong_phase'> {
  const acting = person === null ? ok('user2' as const) : actingParty(conflict, person)
  if (!acting.ok) return acting
  if (acting.value === 'user1') return refuse('conflict.not_a_party')
  const closed = conflict.status === 'pending' ? close(conflict, 'declined', now) : null
  return closed ? ok(closed) : refuse('conflict.wrong_phase')
}

/**
 * "Leave it here": either party closes the conflict unsettled in round 3, without a ruling and without blame.
 */
export function decideLeaveUnsettled(
  conflict: Conflict,
  { person, now }: { person: string; now: Date },
): Decided<Outsider | 'conflict.wrong_phase'> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  if (!abilitiesOf(conflict, acting.value).close_without_ruling) return refuse('conflict.wrong_phase')
  const closed = close(conflict, 'left_open', now, { closed_by: person })
  return closed ? ok(closed) : refuse('conflict.wrong_phase')
}

type Also = { blocked?: boolean; closed_by?: string }

function close(conflict: Conflict, reason: ClosedReason, now: Date, also: Also = {}): Decision | null {
  const was = conflict.status
  if (was !== 'pending' && was !== 'active') return null
  const outcome = { closed_reason: reason, closed_without_blame: isBlameless({ reason, ...also }) }
  const after = move(conflict, { status: 'abandoned', ...outcome }, now)
  const asker = conflict.final_ruling_requested_by && conflict[`${conflict.final_ruling_requested_by}_id`]
  const asked = asker === null ? {} : { ruling_asked_by: asker }
  return {
    conflict: after,
    events: [
      {
        type: 'conflict.abandoned',
        ...about(after, now),
        was,
        waiting_on: waitingOn(conflict),
        reason,
        ...asked,
        ...also,
      },
    ],
  }
}
