import type { Actor } from '@squash/testkit/http'

/** More votes than this in ten minutes count as bad faith and cost another statement; most users never cast that many. */
export const VOTES_EACH = 20

/** Each voter votes once on each ruling; every voter's first vote comes before any voter's second. */
export function ballotsOf(voters: readonly Actor[], rulings: readonly string[]) {
  let cast = 0
  return {
    next(): { voter: Actor; conflict_uuid: string } {
      const [number, round] = [cast % voters.length, Math.floor(cast / voters.length)]
      cast += 1
      const voter = voters[number]
      const conflict_uuid = rulings[(number + round) % rulings.length]
      if (round >= VOTES_EACH || !voter || !conflict_uuid) throw new Error('Not enough voters for this many votes')
      return { voter, conflict_uuid }
    },
  }
}
