import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { requestsPerSecond } from './load.ts'
import { transactionsPerSecond } from './pgbench.ts'
import type { Program } from './programs.ts'
import type { Finding } from './report.ts'
import { averagesOf, interleaved, worst } from './rounds.ts'
import { voteTransaction } from './vote-transaction.ts'

type Parts = { databaseUrl: string; pool: Pool; squash: Program; rounds: number; seconds: number }

const NEEDED = 0.5
/** Rulings that get votes at the same time. */
const RULINGS = 256
/** More votes than this in ten minutes count as bad faith and cost another statement; most users never get there. */
const VOTES_EACH = 20

/** Votes over HTTP against pgbench, which runs the same transaction with prepared statements. All votes are new. */
export async function measureVotes(parts: Parts, voters: readonly Actor[]): Promise<Finding> {
  const { databaseUrl, pool, squash, rounds, seconds } = parts
  const rulings = await idsOf(
    pool,
    'select conflict_id as id from public_rulings order by issued_at desc limit $1',
    RULINGS,
  )
  const others = await idsOf(
    pool,
    `select id from profiles where email like '%@scale.example'
      and not exists (select from conflict_votes where voter_id = profiles.id and conflict_id = any($2)) limit $1`,
    voters.length,
    rulings,
  )
  const script = await voteTransaction(databaseUrl, { voters: others, rulings })

  const ballots = ballotsOf(voters, rulings)
  const ours = () =>
    requestsPerSecond({
      url: `${squash.origin}/rest/v1/rpc/cast_conflict_vote`,
      seconds,
      next(request) {
        const { token, conflict_uuid } = ballots.next()
        return {
          ...request,
          headers: { ...request.headers, authorization: `Bearer ${token}` },
          body: JSON.stringify({ conflict_uuid, vote_type: 'ai_right' }),
        }
      },
    })
  const theirs = () => transactionsPerSecond(databaseUrl, script, seconds)
  const measured = await interleaved(rounds, { ours, theirs })
  const ratios = measured.map((round) => round.ours / round.theirs)
  const average = averagesOf(measured)
  return {
    what: 'a vote',
    unit: 'of pgbench',
    rounds: ratios,
    counts: worst(ratios),
    needed: { atLeast: NEEDED },
    besides: `${average('ours')} votes beside ${average('theirs')} transactions a second`,
  }
}

/** Each voter once on each ruling; every voter's first vote comes before any voter's second. */
function ballotsOf(voters: readonly Actor[], rulings: readonly string[]) {
  let cast = 0
  return {
    next() {
      const [voter, round] = [cast % voters.length, Math.floor(cast / voters.length)]
      cast += 1
      const token = voters[voter]?.session?.access_token
      const conflict_uuid = rulings[(voter + round) % rulings.length]
      if (round >= VOTES_EACH || !token || !conflict_uuid) throw new Error('Too few voters for so many votes')
      return { token, conflict_uuid }
    },
  }
}

const idsOf = async (pool: Pool, text: string, ...values: unknown[]): Promise<string[]> =>
  (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
