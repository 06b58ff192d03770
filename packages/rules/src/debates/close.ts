import type { DebateClosedReason, DebateOutcome } from '@squash/contract/values'
import { ignoredSince } from '../conflicts/invite-limits.ts'
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

/** Unanswered debates started at or before this moment are due to expire. */
export const debatesExpireSince = (now: Date): Date => new Date(now.getTime() - DEBATE_INVITE_DAYS * DAY)

/** The side with more votes wins; equal numbers, including zero, are a tie. */
export function outcomeOf({ creator, opponent }: Tally): DebateOutcome {
  if (creator === opponent) return 'tie'
  return creator > opponent ? 'creator' : 'opponent'
}

/** Completes a debate whose voting has ended. Null before the end, and if it is already complete. */
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

/** Closes a debate that has been unanswered for 30 days. Null before, and if it was answered. */
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
 * Closes an unanswered debate without blame because one party's account is being erased. If it is the invited person's,
 * the debate is recorded as declined, so that its creator doesn't learn whether the address had an account. Null if it
 * was answered, or is over.
 */
export const decideDebateCloseOnErasure = (
  debate: Debate,
  { person, now }: { person: string; now: Date },
): DebateDecision<ExpiredDebate> | null =>
  debate.status === 'pending' ? expire(debate, debate.creator_id === person ? 'left' : 'declined', now) : null

/**
 * Reports, once, that the invited person has left the debate unanswered for a week. Null before, after it was reported,
 * and if no account has the invited address.
 * @param facts.blocked whether one party has blocked the other, so that the silence isn't penalised
 */
export function decideIgnored(
  debate: Debate,
  { blocked, now }: { blocked: boolean; now: Date },
): DebateDecision<PendingDebate> | null {
  if (debate.status !== 'pending' || debate.ignored_at !== null) return null
  const { invitee_id, invitee_since } = debate
  if (invitee_id === null || invitee_since === null || invitee_since > ignoredSince(now)) return null
  return {
    debate: { ...debate, ignored_at: now },
    events: [{ type: 'invite.ignored', kind: 'debate', subject: debate.id, person: invitee_id, blocked, at: now }],
  }
}

function expire(
  { invitee_since, ignored_at, ...debateBase }: PendingDebate,
  closed_reason: DebateClosedReason,
  now: Date,
): DebateDecision<ExpiredDebate> {
  const { id, creator_id, invitee_id } = debateBase
  return {
    debate: { ...debateBase, status: 'expired', closed_at: now, closed_reason },
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
