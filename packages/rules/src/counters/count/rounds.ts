import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import { countMessage } from './messages.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Enough, because three within 30 days are already decisive. */
const REHASHES_KEPT = 20

export const countSatisfaction = (event: EventOf<'satisfaction.voted'>, counters: Counters, me: Viewpoint): Counters =>
  event.voter === me.person
    ? plus(counters, { [event.satisfied ? 'satisfiedVotes' : 'unsatisfiedVotes']: 1 })
    : counters

export function countRehash(event: EventOf<'rehash.requested'>, counters: Counters, me: Viewpoint): Counters {
  if (event.by !== me.person) return counters
  const rehashes = [...counters.recentRehashes, { conflict: event.conflict, at: event.at.getTime() }]
  return {
    ...plus(counters, { rehashesAsked: 1 }),
    recentRehashes: rehashes.toSorted(byTime).slice(-REHASHES_KEPT),
  }
}

type Rehash = Counters['recentRehashes'][number]

/** Sorts by conflict as well, so that rehashes at the same moment always have the same order. */
const byTime = (one: Rehash, other: Rehash): number => one.at - other.at || (one.conflict < other.conflict ? -1 : 1)

export const countCoreIssue = (event: EventOf<'core_issue.submitted'>, counters: Counters, me: Viewpoint): Counters =>
  event.by === me.person ? countMessage(plus(counters, { coreIssues: 1 }), event.message) : counters

export const countReflected = (event: EventOf<'conflict.reflected'>, counters: Counters, me: Viewpoint): Counters =>
  event.parties.includes(me.person) ? plus(counters, { reflections: 1 }) : counters
