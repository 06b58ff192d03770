import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import type { Tally } from '../tallies.ts'
import { countMessage } from './messages.ts'
import type { Viewpoint } from './viewpoint.ts'

/** The tally of each vote type that has achievements of its own. */
const TALLY_OF: ReadonlyMap<string, Tally> = new Map([
  ['both_wrong', 'bothWrongVotes'],
  ['get_therapy', 'therapyVotes'],
  ['ai_right', 'aiRightVotes'],
  ['reset_conflict', 'resetVotes'],
])

/** A vote on the public board. A changed vote counts with its current value. */
export function countRulingVote(event: EventOf<'ruling.voted'>, counters: Counters, me: Viewpoint): Counters {
  if (event.voter !== me.person) return counters
  const before = event.previous === null ? counters : oneVote(counters, event.previous, -1)
  return plus(oneVote(before, event.vote, 1), { publicVotes: Number(event.previous === null) })
}

function oneVote(counters: Counters, vote: string, change: 1 | -1): Counters {
  const tally = TALLY_OF.get(vote)
  return tally ? plus(counters, { [tally]: change }) : counters
}

/** How many rehashes are kept. That is enough, because the only rule about them needs three within 30 days. */
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
