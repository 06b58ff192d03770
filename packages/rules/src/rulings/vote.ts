import { localTime } from '../counters/local-time.ts'
import type { Parties } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'
import { MINUTE } from '../time/units.ts'

/** The properties of a ruling that matter for voting. */
export type PublicRuling = { parties: Parties; is_hidden: boolean }

export type VoteRefusal = 'conflict.not_found' | 'ruling.own' | 'ruling.closed'

/**
 * Whether a person may cast or change a vote on a ruling: anyone except the two parties.
 * @param ruling null for a conflict that isn't public, whose existence isn't revealed
 * @param voter a signed-in user
 */
export function decideRulingVote(ruling: PublicRuling | null, voter: string): Result<null, VoteRefusal> {
  if (ruling === null) return refuse('conflict.not_found')
  if (ruling.parties.includes(voter)) return refuse('ruling.own')
  if (ruling.is_hidden) return refuse('ruling.closed')
  return ok(null)
}

/** More than this many public votes within this many milliseconds count as bad faith. */
export const BAD_FAITH = { votes: 20, within: 10 * MINUTE } as const

/**
 * The voter's local day, to be penalised once, if this vote exceeds the bad-faith limit; null otherwise.
 * @param recent on how many other rulings they voted in the preceding ten minutes
 * @param timeZone the voter's time zone
 */
export const badFaithDay = (recent: number, timeZone: string, now: Date): string | null =>
  recent >= BAD_FAITH.votes ? localTime(now, timeZone).day : null
