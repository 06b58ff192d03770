import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sizeOf } from '../../scripts/scale/size.ts'
import { MEASUREMENTS, measure } from './measure.ts'

const server = process.env.DATABASE_URL
const name = `squash_bench_${randomBytes(6).toString('hex')}`

async function run(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const result = await client.query(statement)
  await client.end()
  return result
}

/** A pool ends before its last connections are closed; the server would cut those off, and their clients would fail. */
const untilUnused = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await run(`select from pg_stat_activity where datname = '${name}'`)
      expect(rowCount).toBe(0)
    },
    { timeout: 10_000, interval: 50 },
  )

/** Whether everything can still be measured; at this size, the results mean nothing. */
describe.skipIf(!server)('the benchmarks', () => {
  beforeAll(async () => {
    await run(`create database ${name}`)
  })
  afterAll(async () => {
    await untilUnused().catch(() => undefined)
    await run(`drop database ${name} with (force)`)
  })

  it('measure every target on a small database, with a leaderboard that equals the live aggregate to the last row', {
    // It takes two and a half minutes beside other tests, and twice as long on a slow machine.
    timeout: 600_000,
  }, async () => {
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const quiet = { idle: 400, settle: 100 }
    // Few sign-ins at once, so that some are answered in time even if other tests use the cores.
    const load = { rounds: 1, seconds: 1, voters: 150, signingIn: 4, calls: 5, backlog: 20, streams: 20 }
    // Other tests can keep pgbench from connecting within a second.
    const pgbench = { transactionsPerClient: 20 }
    const small = { size: sizeOf(150), ...load, pgbench, quiet }
    const { findings } = await measure({ databaseUrl: url.href, only: MEASUREMENTS, ...small }, () => {})
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'public feed, a visitor',
        'public feed, signed in',
        'the signed-in feed: plans of its statement',
        'a vote',
        'signing in with a password',
        'the first create_conflict of a process',
        'one vote to 20 followers, p99',
        'votes counted into rewards by a worker',
      ]),
    )
    // Few streams and events may use too little to be measured.
    const visible = findings.filter(({ what }) => !/memory of|transactions/.test(what))
    expect(visible.filter(({ rounds }) => !rounds.every((value) => value > 0))).toEqual([])
  })
})
