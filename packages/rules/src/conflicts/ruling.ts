import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { abilitiesOf } from './abilities.ts'
import { decideFlag } from './close.ts'
import type { Conflict, Decided } from './conflict.ts'
import { about, move } from './move.ts'
import { phaseOf } from './phase.ts'
import { nameShownOf, satisfactionOf, withNameShown, withSatisfaction } from './sides.ts'
import { type Outsider, standingOf } from './standing.ts'

export type RulingRequest = { person: string; show_my_name: boolean; now: Date }

/**
 * Asks for the public ruling, which either party may once the reflection is there. Who asks counts as unsatisfied, also
 * after a satisfied vote, and chooses for themselves alone whether a name shows (decisions §1, §2). A conflict that is kept
 * private closes here instead, without a vote or a request that could be counted (decisions §13).
 */
export function decideRulingRequest(
  conflict: Conflict,
  { person, show_my_name, now }: RulingRequest,
): Decided<Outsider | 'conflict.wrong_phase'> {
  const standing = standingOf(conflict, person)
  if (!standing.ok) return standing
  const party = standing.value
  if (!abilitiesOf(conflict, party).request_final_ruling) return refuse('conflict.wrong_phase')
  const closed = conflict.kept_private ? decideFlag(conflict, { now }) : null
  if (closed) return ok({ ...closed, conflict: { ...closed.conflict, ruling_withheld_at: now } })

  const asker = withNameShown(withSatisfaction(conflict, party, false), party, show_my_name)
  const after = move(asker, { final_ruling_requested_at: now, final_ruling_requested_by: party }, now)
  const events: DomainEvent[] = []
  if (satisfactionOf(conflict, party) !== false) {
    events.push({ type: 'satisfaction.voted', ...about(after, now), voter: person, party, round: 3, satisfied: false })
  }
  events.push({ type: 'ruling.requested', ...about(after, now), by: person })
  return ok({ conflict: after, events })
}

export type NameChoice = { person: string; shown: boolean; now: Date }

/**
 * Either party's own choice, from the request for a ruling on and at any time (decisions §1). The same choice again
 * changes nothing and announces nothing; it never counts as a move in the conflict.
 */
export function decideNameShown(
  conflict: Conflict,
  { person, shown, now }: NameChoice,
): Decided<Outsider | 'conflict.wrong_phase'> {
  const standing = standingOf(conflict, person)
  if (!standing.ok) return standing
  const phase = phaseOf(conflict)
  if (phase !== 'ruling' && phase !== 'ruled') return refuse('conflict.wrong_phase')
  if (nameShownOf(conflict, standing.value) === shown) return ok({ conflict, events: [] })

  const after = withNameShown(conflict, standing.value, shown)
  return ok({ conflict: after, events: [{ type: 'ruling.name_shown', ...about(after, now), person, shown }] })
}
