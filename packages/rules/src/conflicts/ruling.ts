import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { abilitiesOf } from './abilities.ts'
import { decideFlag } from './close.ts'
import {
  about,
  actingParty,
  type Conflict,
  type Decided,
  move,
  nameShownOf,
  type Outsider,
  satisfactionOf,
  withNameShown,
  withSatisfaction,
} from './conflict.ts'
import { phaseOf } from './phase.ts'

type RulingRequest = { person: string; show_my_name: boolean; now: Date }

/**
 * Requests the public ruling, which either party may do once the reflection exists. The request counts as an
 * unsatisfied vote, even after a satisfied one, and decides only whether the requester's own name is shown. A conflict
 * that is kept private closes here instead, without a vote or a request that could be counted.
 */
export function decideRulingRequest(
  conflict: Conflict,
  { person, show_my_name, now }: RulingRequest,
): Decided<Outsider | 'conflict.wrong_phase'> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  const party = acting.value
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

type NameChoice = { person: string; shown: boolean; now: Date }

/**
 * Changes whether a party's own name is shown, at any time after the ruling was requested. Repeating the same choice
 * changes nothing and publishes no event. The choice never counts as a move.
 */
export function decideNameShown(
  conflict: Conflict,
  { person, shown, now }: NameChoice,
): Decided<Outsider | 'conflict.wrong_phase'> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  const phase = phaseOf(conflict)
  if (phase !== 'ruling' && phase !== 'ruled') return refuse('conflict.wrong_phase')
  if (nameShownOf(conflict, acting.value) === shown) return ok({ conflict, events: [] })

  const after = withNameShown(conflict, acting.value, shown)
  return ok({ conflict: after, events: [{ type: 'ruling.name_shown', ...about(after, now), person, shown }] })
}
