import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { abilitiesOf } from './abilities.ts'
import type { Conflict, Decided } from './conflict.ts'
import { about, move } from './move.ts'
import { phaseOf, type Round, roundOf } from './phase.ts'
import { withSatisfaction } from './sides.ts'
import { type Outsider, standingOf } from './standing.ts'

export type Ballot = {
  person: string
  satisfied: boolean
  /** The round that the voter had before their eyes; a vote for a round that is over counts for nothing. */
  round?: Round | undefined
  now: Date
}

/**
 * A vote on what the mediator suggested (spec core-flow §4). Two satisfied parties resolve the conflict; one unsatisfied
 * party leads on at once, without the other's vote: to the rehash, the core issues, or the point where a ruling can be asked for.
 */
export function decideVote(
  conflict: Conflict,
  { person, satisfied, round, now }: Ballot,
): Decided<Outsider | 'conflict.wrong_phase' | 'conflict.already_answered'> {
  const standing = standingOf(conflict, person)
  if (!standing.ok) return standing
  const party = standing.value
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
  return ok({ conflict: after, events })
}
