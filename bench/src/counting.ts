import { setTimeout as pause } from 'node:timers/promises'
import { RELAY_LOCK } from '@squash/server/platform/outbox/relay'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { ballotsOf, VOTES_EACH } from './ballots.ts'
import { running, startSquash } from './programs.ts'
import { repeatConcurrently } from './repeat-concurrently.ts'
import { type Finding, findingOf } from './report.ts'
import { committed } from './transactions.ts'

/** Calls that are made at once while events pile up. */
const AT_ONCE = 16

type Parts = {
  databaseUrl: string
  pool: Pool
  rulings: readonly string[]
  rounds: number
  /** Votes that wait when the workers may begin. */
  backlog: number
  settle: number
}
/** `rate`: events counted a second; `rateOfAll`: the same, timed until everything that follows from them is done as well. */
type Counted = { rate: number; rateOfAll: number; transactions: number }

/** How many people `measureCounting` needs so that none of them casts more votes than a usual user. */
export const countersFor = ({ rounds, backlog }: Pick<Parts, 'rounds' | 'backlog'>): number =>
  Math.ceil((2 * (rounds + 1) * backlog) / VOTES_EACH)

/**
 * How fast workers count events into rewards. Nothing is forwarded to them while people vote or start conflicts over
 * HTTP; they are timed from when forwarding starts until those events are counted. Meanwhile they also do whatever
 * follows from the events: rewards are events too, and a conflict has mails and search words. A first, untimed backlog
 * compiles the workers' code, and collects the search words of seeded conflicts.
 */
export async function measureCounting(parts: Parts, people: readonly Actor[]): Promise<Finding[]> {
  const { databaseUrl, rulings, rounds, backlog } = parts
  const ballots = ballotsOf(people, rulings)
  const vote = () => {
    const { voter, conflict_uuid } = ballots.next()
    return done(voter.call('cast_conflict_vote', { conflict_uuid, vote_type: 'ai_right' }))
  }
  const start = (time: number) => {
    const [creator, other] = [people[time % people.length], people[(time + 1) % people.length]]
    if (!creator || !other) throw new Error('Too few people')
    return startConflict(creator, other.session?.user.email)
  }
  const worker = () => startSquash(databaseUrl, 'worker')
  const countVotes = (workers: number) => counted(parts, workers, () => repeatConcurrently(backlog, AT_ONCE, vote))
  const countConflicts = () => counted(parts, 1, () => repeatConcurrently(Math.ceil(backlog / 4), AT_ONCE, start))

  const [alone, conflicts] = await running([worker()], async () => {
    await countVotes(1)
    await countConflicts()
    return [await inRounds(rounds, () => countVotes(1)), await inRounds(rounds, countConflicts)]
  })
  const together = await running([worker(), worker()], async () => {
    await countVotes(2)
    return inRounds(rounds, () => countVotes(2))
  })
  const gains = together.map(({ rate }, round) => rate / (alone[round]?.rate ?? Number.NaN))
  const rates = (measured: readonly Counted[]) => measured.map(({ rate }) => rate)
  const withAll = conflicts.map(({ rateOfAll }) => rateOfAll.toFixed(0)).join(' · ')
  const shares = alone.map(({ transactions }) => transactions)
  const besides = `a backlog of ${backlog} votes`
  return [
    findingOf('votes counted into rewards by a worker', 'a second', rates(alone), { atLeast: 2_000 }, besides),
    findingOf('transactions for each counted vote', '', shares, { below: 0.2 }, 'all that the server committed'),
    findingOf('two workers that count votes', 'of one', gains, { atLeast: 1.8 }, besides),
    findingOf(
      'events of new conflicts counted by a worker',
      'a second',
      rates(conflicts),
      { atLeast: 600 },
      `${withAll} with all that follows from them, such as mails`,
    ),
  ]
}

async function inRounds(rounds: number, count: () => Promise<Counted>): Promise<Counted[]> {
  const measured: Counted[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await count())
  return measured
}

/** Lets events pile up while none may be forwarded to the workers, and times their counting. */
async function counted({ pool, settle }: Parts, workers: number, pileUp: () => Promise<void>): Promise<Counted> {
  await untilDone(pool)
  const gate = await pool.connect()
  try {
    await gate.query('begin')
    await gate.query('select pg_advisory_xact_lock($1)', [RELAY_LOCK])
    await pileUp()
    const before = await committed(pool, settle)
    const { events, last } = await waiting(pool)
    await untilAsked(pool, workers)
    const began = performance.now()
    const rateNow = () => (events * 1_000) / (performance.now() - began)
    await gate.query('commit')
    await untilCounted(pool, last)
    const rate = rateNow()
    await untilDone(pool)
    const rateOfAll = rateNow()
    return { rate, rateOfAll, transactions: ((await committed(pool, settle)) - before) / events }
  } finally {
    // Closes the connection, which also frees the lock if a call has failed.
    gate.release(true)
  }
}

/** Waits until each worker's relay asks for the lock: one whose statement has just timed out pauses before it asks again. */
async function untilAsked(pool: Pool, workers: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select count(*)::int as asking from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
      [RELAY_LOCK],
    )
    if (rows[0].asking >= workers) return
    await pause(10)
  }
}

async function waiting(pool: Pool): Promise<{ events: number; last: string }> {
  const { rows } = await pool.query(
    'select count(*)::int as events, max(id) as last from outbox where published_at is null',
  )
  return rows[0]
}

/** Waits until the events up to this one have been forwarded and read. */
async function untilCounted(pool: Pool, last: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from outbox where published_at is null and id <= $1
      union all select from log_positions where position <
        (select position from outbox where position is not null and id <= $1 order by id desc limit 1)
      limit 1`,
      [last],
    )
    if (rowCount === 0) return
    await pause(10)
  }
}

/** Waits until no event and no job is left. */
async function untilDone(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(`
      select from outbox where published_at is null
      union all select from log_positions where position <
        (select position from outbox where position is not null order by position desc limit 1)
      union all select from pgboss.job where state < 'completed' and start_after <= now() limit 1`)
    if (rowCount === 0) return
    await pause(100)
  }
}
