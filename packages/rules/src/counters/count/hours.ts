import type { DomainEvent } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Counts writing, voting or responding at a rewarded hour. The end of each window is exclusive. */
export function countHour(counters: Counters, event: DomainEvent, { person, local }: Viewpoint): Counters {
  if (actorOf(event) !== person) return counters
  const { hour } = local(event.at)
  return plus(counters, {
    earlyMorningActs: Number(hour >= 5 && hour < 7),
    lunchActs: Number(hour >= 11 && hour < 14),
    lateNightActs: Number(hour >= 23 || hour < 5),
  })
}

/** Who wrote, voted or responded; null for actions by jobs, the mediator or timeouts. */
function actorOf(event: DomainEvent): string | null {
  switch (event.type) {
    case 'conflict.started':
      return event.parties[0]
    case 'conflict.responded':
      return event.parties[1]
    case 'core_issue.submitted':
    case 'ruling.requested':
      return event.by
    case 'satisfaction.voted':
    case 'ruling.voted':
    case 'forum.voted':
    case 'debate.voted':
      return event.voter
    case 'debate.started':
      return event.creator
    case 'debate.answered':
      return event.opponent
    case 'quest.step_answered':
      return event.person
    default:
      return null
  }
}
