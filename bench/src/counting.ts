import { setTimeout as pause } from 'node:timers/promises'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { ballotsOf, VOTES_EACH } from './ballots.ts'
import { inTurns } from './in-turns.ts'
import { type Program, running, startSquash } from './programs.ts'
import { type Finding, findingOf } from './report.ts'
import { committed } from './transactions.ts'

/** Calls that are made at once while events pile up. */
const AT_ONCE = 16
/** Milliseconds in which a worker that stood still has new connections. */
const UNTIL_AWAKE = 5_000

type Parts = {
  databaseUrl: string
  pool: Pool
  rulings: readonly string[]
  rounds: number
  /** Votes that wait when the workers go on. */
  backlog: number
  settle: number
}
type Counted = { rate: number; transactions: number }

/** How many people `measureCounting` needs so that each stays below the votes of a usual user. */
export const countersFor = ({ rounds, backlog }: Pick<Parts, 'rounds' | 'backlog'>): number =>
  Math.ceil((2 * rounds * backlog) / VOTES_EACH)

/**
 * How fast workers count events into rewards. They are stopped (SIGSTOP) while people vote or start conflicts over HTTP, and
 * timed from when they go on until every event is counted.
 */
export async function measureCounting(parts: Parts, people: readonly Actor[]): Promise<Finding[]> {
  const { databaseUrl, pool, rulings, rounds, backlog, settle } = parts
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

  return running([startSquash(databaseUrl, 'worker'), startSquash(databaseUrl, 'worker')], async (one, two) => {
    const both = [one, two]
    const count = (workers: readonly Program[], act: (time: number) => Promise<unknown>, times: number) =>
      counted({ pool, settle, all: both, workers }, () => inTurns(times, AT_ONCE, act))
    const votes: { alone: Counted; together: Counted }[] = []
    const conflicts: Counted[] = []
    for (let round = 0; round < rounds; round += 1) {
      const alone = await count([one], vote, backlog)
      votes.push({ alone, together: await count(both, vote, backlog) })
      conflicts.push(await count([one], start, Math.ceil(backlog / 4)))
    }
    const rates = votes.map(({ alone }) => alone.rate)
    const shares = votes.map(({ alone }) => alone.transactions)
    const gains = votes.map(({ alone, together }) => together.rate / alone.rate)
    const created = conflicts.map(({ rate }) => rate)
    const besides = `a backlog of ${backlog} votes`
    return [
      findingOf('votes counted into rewards by a worker', 'a second', rates, { atLeast: 2_000 }, besides),
      findingOf('transactions for each counted vote', '', shares, { below: 0.2 }, 'all that the server committed'),
      findingOf('two workers that count votes', 'of one', gains, { atLeast: 1.8 }, besides),
      findingOf('events of new conflicts counted by a worker', 'a second', created, { atLeast: 600 }, 'mails included'),
    ]
  })
}

/** Lets events pile up while all workers stand still, and times some of them counting. */
async function counted(
  {
    pool,
    settle,
    all,
    workers,
  }: Pick<Parts, 'pool' | 'settle'> & { all: readonly Program[]; workers: readonly Program[] },
  pileUp: () => Promise<void>,
): Promise<Counted> {
  const signal = (programs: readonly Program[], name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of programs) process.kill(pid, name)
  }
  await untilCounted(pool)
  signal(all, 'SIGSTOP')
  try {
    await pileUp()
    const [before, events] = [await committed(pool, settle), await waiting(pool)]
    // Awake before they may begin: timers that ran out while they stood still cost them their connections.
    const gate = await pool.connect()
    await gate.query('begin; lock table outbox in access exclusive mode')
    signal(workers, 'SIGCONT')
    await pause(Math.min(settle, UNTIL_AWAKE))
    const began = performance.now()
    await gate.query('commit')
    gate.release()
    await untilCounted(pool)
    const seconds = (performance.now() - began) / 1_000
    return { rate: events / seconds, transactions: ((await committed(pool, settle)) - before) / events }
  } finally {
    signal(all, 'SIGCONT')
  }
}

async function waiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as events from outbox where published_at is null')
  return rows[0].events
}

/** Waits until every event has been forwarded and read to its end. */
async function untilCounted(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(`
      select from outbox where published_at is null
      union all select from log_positions where position < (select max(position) from outbox) limit 1`)
    if (rowCount === 0) return
    await pause(10)
  }
}
