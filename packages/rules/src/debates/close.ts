import type { DebateClosedReason, DebateOutcome } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'
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

/** Days after which an unanswered debate expires. */
export const DEBATE_INVITE_DAYS = 30
/** Days after which an unanswered debate counts as ignored by the invited person. */
export const IGNORED_AFTER_DAYS = 7

/** Unanswered debates started at or before this moment are due to expire. */
export const debatesExpireSince = (now: Date): Date => new Date(now.getTime() - DEBATE_INVITE_DAYS * DAY)
/** Unanswered debates whose invited person could have answered at or before this moment count as ignored. */
export const debatesIgnoredSince = (now: Date): Date => new Date(now.getTime() - IGNORED_AFTER_DAYS * DAY)

/** Most votes win; equal numbers, including zero, are a tie. */
export function outcomeOf({ creator, opponent }: Tally): DebateOutcome {
  if (creator === opponent) return 'tie'
  return creator > opponent ? 'creator' : 'opponent'
}

/** Counts the votes after the end. Null before, and if they were already counted. */
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

/** Closes a debate that has been unanswered for 30 days. Null while it may still be answered, or if it was. */
export const decideExpiry = (debate: Debate, { now }: { now: Date }): DebateDecision<ExpiredDebate> | null =>
  debate.status === 'pending' && debate.created_at <= debatesExpireSince(now) ? expire(debate, 'expired', now) : null

/**
 * Declines a debate on behalf of the invited person, without giving a reason or blaming either side.
 * @param declining.person null for the holder of the invite's link, who may have no account
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
 * Expires an unanswered debate, without blame, when one of the two is erased. For the creator it looks like a decline,
 * which reveals nothing about an account. Null if it was answered, or is over.
 */
export const decideDebateLeave = (
  debate: Debate,
  { person, now }: { person: string; now: Date },
): DebateDecision<ExpiredDebate> | null =>
  debate.status === 'pending' ? expire(debate, debate.creator_id === person ? 'left' : 'declined', now) : null

/**
 * Reports once that the invited person has left the debate unanswered for a week. Null before, without such a person,
 * and afterwards.
 * @param facts.blocked whether one party has blocked the other, so that the silence isn't penalised
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
