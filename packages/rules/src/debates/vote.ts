import type { DebateSide } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type ActiveDebate, type Debate, debateSideOf, maySeeDebate, personOn } from './debate.ts'

export type Ballot = {
  voter: string
  /** The person who argued better: the creator or the opponent. */
  for: string
  /** This voter's previous vote, if any. */
  previous: DebateSide | null
  now: Date
}

type DebateVote = { debate: ActiveDebate; side: DebateSide; events: readonly DomainEvent[] }

/**
 * Whether votes are accepted: until the end time, even if the job that counts them runs later, and only while the
 * debate isn't hidden and both accounts exist, because a vote names a person.
 */
export const isOpenForVotes = (debate: Debate, now: Date): debate is ActiveDebate =>
  debate.status === 'active' &&
  !debate.is_hidden &&
  now < debate.expires_at &&
  debate.creator_id !== null &&
  debate.opponent_id !== null

/** Casts or changes a vote. Repeating the same vote changes nothing and publishes no event. */
export function decideDebateVote(
  debate: Debate,
  ballot: Ballot,
): Result<DebateVote, 'debate.not_found' | 'debate.own' | 'debate.closed' | 'debate.no_such_side'> {
  const { voter, previous, now } = ballot
  if (!maySeeDebate(debate, voter)) return refuse('debate.not_found')
  if (debateSideOf(debate, voter) !== null) return refuse('debate.own')
  if (!isOpenForVotes(debate, now)) return refuse('debate.closed')
  const side = debateSideOf(debate, ballot.for)
  if (side === null) return refuse('debate.no_such_side')
  if (side === previous) return ok({ debate, side, events: [] })
  const votes = { ...debate.votes, [side]: debate.votes[side] + 1 }
  if (previous !== null) votes[previous] -= 1
  return ok({
    debate: { ...debate, votes },
    side,
    events: [{ type: 'debate.voted', debate: debate.id, voter, for: personOn(debate, side) ?? ballot.for, at: now }],
  })
}
