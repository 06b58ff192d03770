import type { ClosedReason } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { isBlameless } from './blame.ts'
import type { Conflict, Decided, Decision } from './conflict.ts'
import { about, move } from './move.ts'
import { type Outsider, standingOf } from './standing.ts'
import { waitingOn } from './waiting-on.ts'

/** A pending or active conflict without a move for so many days is abandoned (decisions §3). */
export const ABANDON_AFTER_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** Conflicts whose last move is at or before this are due to be abandoned. */
export const abandonedSince = (now: Date): Date => new Date(now.getTime() - ABANDON_AFTER_DAYS * DAY)

/**
 * Gives up a conflict that nobody has moved for 30 days. Null while it may go on, or is over.
 * @param blocked whether one of the two has blocked the other: then nobody is held to account for the silence
 */
export function decideAbandon(conflict: Conflict, { blocked, now }: { blocked: boolean; now: Date }): Decision | null {
  return conflict.last_move_at > abandonedSince(now) ? null : close(conflict, 'expired', now, { blocked })
}

/** Takes a conflict away from the mediator for somebody's safety (decisions §13), so that it never becomes public. Null when it is over. */
export const decideFlag = (conflict: Conflict, { now }: { now: Date }): Decision | null =>
  close(conflict, 'flagged', now)

/**
 * One of the two is being erased (decisions §14): what is open closes, and nobody is blamed. What they never answered is
 * declined: whether anybody held the address is nothing for its sender to learn. Null when it is over.
 */
export const decideLeave = (conflict: Conflict, { now }: { now: Date }): Decision | null =>
  close(conflict, conflict.status === 'pending' ? 'declined' : 'left', now)

/**
 * The invited side does not want this conversation; nobody is blamed (decisions §2).
 * @param declining.person null for whoever holds the mailed invite: they may have no account
 */
export function decideDecline(
  conflict: Conflict,
  { person, now }: { person: string | null; now: Date },
): Decided<Outsider | 'conflict.wrong_phase'> {
  const standing = person === null ? ok('user2' as const) : standingOf(conflict, person)
  if (!standing.ok) return standing
  if (standing.value === 'user1') return refuse('conflict.not_a_party')
  const closed = conflict.status === 'pending' ? close(conflict, 'declined', now) : null
  return closed ? ok(closed) : refuse('conflict.wrong_phase')
}

function close(conflict: Conflict, reason: ClosedReason, now: Date, also: { blocked?: boolean } = {}): Decision | null {
  const was = conflict.status
  if (was !== 'pending' && was !== 'active') return null
  const ending = { closed_reason: reason, closed_without_blame: isBlameless({ reason, ...also }) }
  const after = move(conflict, { status: 'abandoned', ...ending }, now)
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
