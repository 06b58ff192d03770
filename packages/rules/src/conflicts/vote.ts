import type { Round } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { abilitiesOf } from './abilities.ts'
import { about, actingParty, type Conflict, type Decided, move, type Outsider, withSatisfaction } from './conflict.ts'
import { phaseOf, roundOf } from './phase.ts'

export type VoteRefusal = Outsider | 'conflict.wrong_phase' | 'conflict.already_answered'
export type Ballot = {
  person: string
  satisfied: boolean
  /** What was missing, in the voter's words; only with an unsatisfied vote. */
  critique?: string | null | undefined
  /** The round that was on the voter's screen; a vote for a past round is refused. */
  round?: Round | undefined
  now: Date
}

/**
 * Casts a vote on the mediator's suggestion. Two satisfied votes resolve the conflict. One unsatisfied vote is enough
 * to move on immediately, without the other party's: to the rehash, the core issues, or the point where a ruling can be
 * requested.
 */
export function decideVote(
  conflict: Conflict,
  { person, satisfied, critique = null, round, now }: Ballot,
): Decided<VoteRefusal> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  const party = acting.value
  const open = roundOf(phaseOf(conflict))
  if (open === null || (round !== undefined && round !== open)) return refuse('conflict.wrong_phase')
  if (!abilitiesOf(conflict, party).vote) return refuse('conflict.already_answered')

  const voted = move(withSatisfaction(conflict, party, satisfied), {}, now)
  const settled = voted.user1_satisfaction === true && voted.user2_satisfaction === true
  const after = settled ? move(voted, { status: 'resolved', resolved_at: now }, now) : voted

  const events: DomainEvent[] = [
    { type: 'satisfaction.voted', ...about(after, now), voter: person, party, round: open, satisfied },
  ]
  if (settled) {
    events.push({ type: 'conflict.resolved', ...about(after, now), round: open, created_at: conflict.created_at })
  }
  if (!satisfied && open === 1) events.push({ type: 'rehash.requested', ...about(after, now), by: person })
  if (!satisfied && open === 2) events.push({ type: 'core_issues.opened', ...about(after, now) })
  const missing = satisfied ? null : critique
  return ok({ conflict: after, events, ...(missing !== null && { critique: missing }) })
}
