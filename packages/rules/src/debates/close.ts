import type { DebateClosedReason, DebateOutcome } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import {
  type CompleteDebate,
  type Debate,
  type DebateDecided,
  type DebateDecision,
  debateSideOf,
  type ExpiredDebate,
  maySeeDebate,
  type PendingDebate,
  personOn,
  type Tally,
} from './debate.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days after which an unanswered debate expires (decisions §9). */
export const DEBATE_INVITE_DAYS = 30
/** Days after which an invited person has let it lie (decisions §4, INVITE_IGNORED). */
export const IGNORED_AFTER_DAYS = 7

/** Debates that were started at or before this and wait for an answer are due to expire. */
export const debatesExpireSince = (now: Date): Date => new Date(now.getTime() - DEBATE_INVITE_DAYS * DAY)
/** Invited people who could have answered since this, or longer, have let it lie. */
export const debatesIgnoredSince = (now: Date): Date => new Date(now.getTime() - IGNORED_AFTER_DAYS * DAY)

/** Most votes win; as many on both sides, none included, are a tie (community §4). */
export function outcomeOf({ creator, opponent }: Tally): DebateOutcome {
  if (creator === opponent) return 'tie'
  return creator > opponent ? 'creator' : 'opponent'
}

/** Counts the votes once the time is over. Null before, and when it was done already. */
export function decideCompletion(debate: Debate, { now }: { now: Date }): DebateDecision<CompleteDebate> | null {
  if (debate.status !== 'active' || now < debate.expires_at) return null
  const outcome = outcomeOf(debate.votes)
  const after: CompleteDebate = { ...debate, status: 'complete', closed_at: now, outcome }
  return {
    debate: after,
    events: [
      {
        type: 'debate.completed',
        debate: debate.id,
        parties: [debate.creator_id, debate.opponent_id],
        winner: outcome === 'tie' ? null : personOn(after, outcome),
        at: now,
      },
    ],
  }
}

/** Closes a debate that nobody has answered for 30 days. Null while it may still be answered, or was. */
export const decideExpiry = (debate: Debate, { now }: { now: Date }): DebateDecision<ExpiredDebate> | null =>
  debate.status === 'pending' && debate.created_at <= debatesExpireSince(now) ? expire(debate, 'expired', now) : null

/**
 * The invited person says no, without giving a reason; nobody is blamed.
 * @param declining.person null for the holder of the invite's link: they may have no account
 */
export function decideDebateDecline(
  debate: Debate,
  { person, now }: { person: string | null; now: Date },
): DebateDecided<'debate.not_found' | 'debate.not_invited' | 'debate.not_pending', ExpiredDebate> {
  if (person !== null) {
    if (!maySeeDebate(debate, person)) return refuse('debate.not_found')
    if (debateSideOf(debate, person) !== 'opponent') return refuse('debate.not_invited')
  }
  return debate.status === 'pending' ? ok(expire(debate, 'declined', now)) : refuse('debate.not_pending')
}

/**
 * One of the two is being erased: what nobody has answered expires, and nobody is blamed. For the creator it reads like a decline,
 * which tells them nothing of an account. Null when it was answered, or is over.
 */
export const decideDebateLeave = (
  debate: Debate,
  { person, now }: { person: string; now: Date },
): DebateDecision<ExpiredDebate> | null =>
  debate.status === 'pending' ? expire(debate, debate.creator_id === person ? 'left' : 'declined', now) : null

/**
 * Tells once that the invited person has let the debate lie for a week. Null before, without such a person, and afterwards.
 * @param facts.blocked whether one of the two has blocked the other, so that silence is nobody's fault
 */
export function decideIgnored(
  debate: Debate,
  { blocked, now }: { blocked: boolean; now: Date },
): DebateDecision<PendingDebate> | null {
  if (debate.status !== 'pending' || debate.ignored_at !== null) return null
  const { invitee_id, invitee_since } = debate
  if (invitee_id === null || invitee_since === null || invitee_since > debatesIgnoredSince(now)) return null
  return {
    debate: { ...debate, ignored_at: now },
    events: [{ type: 'invite.ignored', kind: 'debate', subject: debate.id, person: invitee_id, blocked, at: now }],
  }
}

function expire(
  { invitee_since, ignored_at, ...asked }: PendingDebate,
  closed_reason: DebateClosedReason,
  now: Date,
): DebateDecision<ExpiredDebate> {
  const { id, creator_id, invitee_id } = asked
  return {
    debate: { ...asked, status: 'expired', closed_at: now, closed_reason },
    events: [
      {
        type: 'debate.expired',
        debate: id,
        creator: creator_id,
        invitee: invitee_id,
        reason: closed_reason,
        at: now,
      },
    ],
  }
}
