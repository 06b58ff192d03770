import { localTime } from '../counters/local-time.ts'
import type { Parties } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A ruling as far as voting goes. */
export type PublicRuling = { parties: Parties; is_hidden: boolean }

export type VoteRefusal = 'conflict.not_found' | 'ruling.own' | 'ruling.closed'

/**
 * Whether somebody may vote, or change their vote, on a ruling: everybody but the two (community §5).
 * @param ruling null for a conflict that is not public: nobody learns whether there is one
 * @param voter somebody who is signed in
 */
export function decideRulingVote(ruling: PublicRuling | null, voter: string): Result<null, VoteRefusal> {
  if (ruling === null) return refuse('conflict.not_found')
  if (ruling.parties.includes(voter)) return refuse('ruling.own')
  if (ruling.is_hidden) return refuse('ruling.closed')
  return ok(null)
}

/** More public votes than this within ten minutes are cast in bad faith (decisions §4). */
export const BAD_FAITH = { votes: 20, within: 10 * 60 * 1000 } as const

/**
 * The voter's local day on which a vote makes one too many, to be punished once; null when all is well.
 * @param recent on how many other rulings they voted in the ten minutes before
 * @param timeZone the voter's
 */
export const badFaithDay = (recent: number, timeZone: string, now: Date): string | null =>
  recent >= BAD_FAITH.votes ? localTime(now, timeZone).day : null
