import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { ballotsOf } from './ballots.ts'
import { findIds } from './find-ids.ts'
import { requestsPerSecond } from './load.ts'
import { type PgbenchLimit, transactionsPerSecond } from './pgbench.ts'
import { type Program, running, startBareVotes } from './programs.ts'
import type { Finding } from './report.ts'
import { averagesOf, interleaved, quantile } from './rounds.ts'
import { castVote, scriptOf } from './vote-transaction.ts'

type Parts = {
  databaseUrl: string
  pool: Pool
  squash: Program
  rulings: readonly string[]
  rounds: number
  seconds: number
  /** When each run of pgbench stops. */
  pgbench: PgbenchLimit
}

const NEEDED = 0.8

/**
 * Votes over HTTP against pgbench, which runs the same transaction with prepared statements. All votes are new. A bare
 * server on the same statements shows what HTTP and Node alone cost.
 */
export async function measureVotes(parts: Parts, voters: readonly Actor[]): Promise<Finding> {
  const { databaseUrl, pool, squash, rulings, rounds, seconds, pgbench } = parts
  const others = await findIds(
    pool,
    `select id from profiles where email like '%@scale.example'
      and not exists (select from conflict_votes where voter_id = profiles.id and conflict_id = any($2))
      and not exists (select from conflicts where id = any($2) and profiles.id in (user1_id, user2_id)) limit $1`,
    voters.length,
    rulings,
  )
  const cast = await castVote(databaseUrl, { voters: others, rulings })
  const script = scriptOf(cast, { voters: others, rulings })

  const ballots = ballotsOf(voters, rulings)
  const ours = () =>
    requestsPerSecond({
      url: `${squash.origin}/rest/v1/rpc/cast_conflict_vote`,
      seconds,
      next(request) {
        const { voter, conflict_uuid } = ballots.next()
        return {
          ...request,
          headers: { ...request.headers, authorization: `Bearer ${voter.session?.access_token}` },
          body: JSON.stringify({ conflict_uuid, vote_type: 'ai_right' }),
        }
      },
    })
  const theirs = () => transactionsPerSecond(databaseUrl, script, pgbench)
  const measured = await interleaved(rounds, { ours, theirs })
  const ratios = measured.map((round) => round.ours / round.theirs)
  const average = averagesOf(measured)
  const bare = await running([startBareVotes(databaseUrl, cast)], (server) =>
    interleaved(rounds, { ours: () => bareVotesPerSecond(server, { voters: others, rulings, seconds }), theirs }),
  )
  const barely = averagesOf(bare)
  return {
    what: 'a vote',
    unit: 'of pgbench',
    rounds: ratios,
    needed: { atLeast: NEEDED },
    besides:
      `${average('ours')} votes beside ${average('theirs')} transactions a second; a bare server on the same statements ` +
      `${barely('ours')} beside ${barely('theirs')}, a median of ${quantile(
        bare.map((round) => round.ours / round.theirs),
        0.5,
      ).toFixed(2)}`,
  }
}

/** The bare server picks voters and rulings at random, as pgbench does. */
function bareVotesPerSecond(
  { origin }: Program,
  { voters, rulings, seconds }: { voters: readonly string[]; rulings: readonly string[]; seconds: number },
): Promise<number> {
  const oneOf = (ids: readonly string[]) => ids[Math.floor(Math.random() * ids.length)]
  return requestsPerSecond({
    url: `${origin}/vote`,
    seconds,
    next: (request) => ({ ...request, body: JSON.stringify({ voter: oneOf(voters), ruling: oneOf(rulings) }) }),
  })
}
