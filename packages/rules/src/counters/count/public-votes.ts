import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import type { Tally } from '../tallies.ts'
import type { Viewpoint } from './viewpoint.ts'

/** The vote types whose number is rewarded. */
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
