import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { textStatistics } from '../text/statistics.ts'
import { abilitiesOf } from './abilities.ts'
import { about, actingParty, type Conflict, type Decided, move, type Outsider, withCoreIssue } from './conflict.ts'
import { phaseOf } from './phase.ts'

export type CoreIssueRefusal = Outsider | 'conflict.wrong_phase' | 'conflict.already_answered'
type CoreIssue = { person: string; core_issue: string; now: Date }

/**
 * Submits one party's core issue, which can't be changed afterwards. The second one triggers the mediator's
 * reflection.
 */
export function decideCoreIssue(conflict: Conflict, { person, core_issue, now }: CoreIssue): Decided<CoreIssueRefusal> {
  const acting = actingParty(conflict, person)
  if (!acting.ok) return acting
  if (phaseOf(conflict) !== 'core_issues') return refuse('conflict.wrong_phase')
  if (!abilitiesOf(conflict, acting.value).submit_core_issue) return refuse('conflict.already_answered')

  const after = move(withCoreIssue(conflict, acting.value, core_issue), {}, now)
  const events: DomainEvent[] = [
    { type: 'core_issue.submitted', ...about(after, now), by: person, message: textStatistics(core_issue) },
  ]
  if (phaseOf(after) === 'reflecting') events.push({ type: 'reflection.requested', ...about(after, now) })
  return ok({ conflict: after, events })
}
