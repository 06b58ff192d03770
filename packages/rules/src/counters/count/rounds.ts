import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import { countMessage } from './messages.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Three within 30 days already decide (decisions §4, EXCESSIVE_REHASHING). */
const REHASHES_KEPT = 20

export const countSatisfaction = (counters: Counters, event: EventOf<'satisfaction.voted'>, me: Viewpoint): Counters =>
  event.voter === me.person
    ? plus(counters, { [event.satisfied ? 'satisfiedVotes' : 'unsatisfiedVotes']: 1 })
    : counters

export function countRehash(counters: Counters, event: EventOf<'rehash.requested'>, me: Viewpoint): Counters {
  if (event.by !== me.person) return counters
  const rehashes = [...counters.recentRehashes, { conflict: event.conflict, at: event.at.getTime() }]
  return {
    ...plus(counters, { rehashesAsked: 1 }),
    recentRehashes: rehashes.toSorted(byTime).slice(-REHASHES_KEPT),
  }
}

type Rehash = Counters['recentRehashes'][number]

/** By conflict too, so that those of one moment are always in one order. */
const byTime = (one: Rehash, other: Rehash): number => one.at - other.at || (one.conflict < other.conflict ? -1 : 1)

export const countCoreIssue = (counters: Counters, event: EventOf<'core_issue.submitted'>, me: Viewpoint): Counters =>
  event.by === me.person ? countMessage(plus(counters, { coreIssues: 1 }), event.message) : counters

export const countReflected = (counters: Counters, event: EventOf<'conflict.reflected'>, me: Viewpoint): Counters =>
  event.parties.includes(me.person) ? plus(counters, { reflections: 1 }) : counters
