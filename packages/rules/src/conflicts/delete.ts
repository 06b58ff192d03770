import type { DomainEvent } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'
import { abilitiesOf } from './abilities.ts'
import { about, actingParty, type Conflict } from './conflict.ts'

/** Deletes an unanswered conflict, which only its creator may do. */
export function decideDelete(
  conflict: Conflict,
  { person, now }: { person: string; now: Date },
): Result<
  { events: readonly DomainEvent[] },
  'conflict.not_found' | 'conflict.not_the_creator' | 'conflict.wrong_phase'
> {
  const acting = actingParty(conflict, person)
  if (!acting.ok && acting.code === 'conflict.not_found') return refuse('conflict.not_found')
  if (!acting.ok || acting.value !== 'user1') return refuse('conflict.not_the_creator')
  if (!abilitiesOf(conflict, 'user1').delete) return refuse('conflict.wrong_phase')
  return ok({ events: [{ type: 'conflict.deleted', ...about(conflict, now), created_at: conflict.created_at }] })
}
