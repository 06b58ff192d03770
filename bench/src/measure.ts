import { randomBytes } from 'node:crypto'
import { apart, maya } from '@squash/testkit/cast'
import pg from 'pg'
import type { Size } from '../../scripts/scale/size.ts'
import { countersFor, measureCounting } from './counting.ts'
import { measureFeed } from './feed.ts'
import { newestRulings } from './find-ids.ts'
import { measureFollowers, readersFor } from './followers.ts'
import { measureLeaderboard } from './leaderboard.ts'
import { measurePeers } from './peers/measure-peers.ts'
import { signUp } from './people.ts'
import type { PgbenchLimit } from './pgbench.ts'
import { measurePlans } from './plans.ts'
import { prepare } from './prepare.ts'
import { type Program, running, startBareServer, startSquash } from './programs.ts'
import { type Finding, lineOf, machine } from './report.ts'
import { measureSignIns } from './sign-in.ts'
import { measureStart } from './start.ts'
import { measureVotes } from './vote.ts'

export const MEASUREMENTS = [
  'feed',
  'plans',
  'vote',
  'leaderboard',
  'sign-in',
  'start',
  'followers',
  'counting',
] as const
export type Measurement = (typeof MEASUREMENTS)[number]

/** Signed-in users who read the feed, as many as there are connections. */
const VIEWERS = 16
/** Rulings that get votes at the same time. */
const RULINGS = 256

export type Options = {
  databaseUrl: string
  size: Size
  only: readonly Measurement[]
  /** Whether the feed is compared with other projects' servers too, which are installed for it. */
  peers?: boolean
  rounds: number
  /** How long each side of a round is under load. */
  seconds: number
  /** When pgbench stops instead, if not after `seconds`. */
  pgbench?: PgbenchLimit
  voters: number
  /** Sign-ins at once. Answers are delayed to the next quarter second, to hide timing, so only many keep all cores busy. */
  signingIn: number
  /** Calls of the leaderboard in each round. */
  calls: number
  /** Votes that a worker counts in each round. */
  backlog: number
  /** Live streams that are open at once; a tenth of them first. */
  streams: number
  /** Milliseconds for which processes and streams are left alone, and until PostgreSQL has reported what it did. */
  quiet: { idle: number; settle: number }
}

/**
 * Runs the measurements in sequence on one database.
 * @param print gets each finding as soon as it is measured, because the last ones come half an hour later
 * @returns the environment and the findings
 */
export async function measure(
  options: Options,
  print: (line: string) => void,
): Promise<{ on: string; findings: Finding[] }> {
  const { databaseUrl, size } = options
  await prepare(databaseUrl, size, print)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    const findings = await running([startSquash(databaseUrl), startBareServer(databaseUrl)], (squash, bare) =>
      findingsOf(options, { pool, squash, bare }, print),
    )
    return { on: await placeOf(pool), findings }
  } finally {
    await pool.end()
  }
}

type Running = { pool: pg.Pool; squash: Program; bare: Program }

async function findingsOf(
  options: Options,
  { pool, squash, bare }: Running,
  print: (line: string) => void,
): Promise<Finding[]> {
  const { databaseUrl, only, peers, rounds, seconds, voters, signingIn, calls, backlog, streams, quiet } = options
  const { pgbench = { seconds } } = options
  // Short, because usernames are limited to 30 characters.
  const tag = randomBytes(2).toString('hex')
  const findings: Finding[] = []
  const add = (...measured: Finding[]) => {
    for (const finding of measured) print(lineOf(finding))
    findings.push(...measured)
  }
  const viewers = await signUp(squash, `viewer${tag}`, VIEWERS)
  const [viewer] = viewers
  if (!viewer) throw new Error('Nobody signed up')
  if (only.includes('leaderboard')) {
    add(...(await measureLeaderboard({ pool, viewer, rounds, calls }, new Date())))
  }
  if (only.includes('feed')) add(...(await measureFeed({ squash, bare, rounds, seconds }, viewers)))
  if (only.includes('feed') && peers) {
    add(...(await measurePeers({ databaseUrl, squash, rounds, seconds, print }, viewers)))
  }
  if (only.includes('plans')) add(...(await measurePlans({ databaseUrl, pool, rounds })))
  if (only.includes('sign-in')) add(await measureSignIns({ squash, rounds, seconds, signingIn, tag }))
  if (only.includes('start')) {
    const [creator, other] = [apart(maya, `viewer${tag}0`), apart(maya, `viewer${tag}1`)]
    add(...(await measureStart({ databaseUrl, rounds, untilIdle: quiet.idle / 4 }, { creator, other })))
  }
  const rulings = await newestRulings(pool, RULINGS)
  // Before the votes: no worker counts those yet, so the worker of this measurement would be busy with them.
  if (only.includes('followers')) {
    const readers = await signUp(squash, `reader${tag}`, Math.max(2 * rounds, readersFor(streams)))
    const parts = { databaseUrl, pool, ruling: rulings[0] ?? '', rounds, few: streams / 10, many: streams, ...quiet }
    add(...(await measureFollowers(parts, readers)))
  }
  if (only.includes('vote')) {
    const people = await signUp(squash, `voter${tag}`, voters)
    add(await measureVotes({ databaseUrl, pool, squash, rulings, rounds, seconds, pgbench }, people))
  }
  if (only.includes('counting')) {
    const people = await signUp(squash, `counter${tag}`, countersFor({ rounds, backlog }))
    const parts = { databaseUrl, pool, rulings, rounds, backlog, settle: quiet.settle }
    add(...(await measureCounting(parts, people)))
  }
  return findings
}

async function placeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      (select count(*) from profiles) as people, (select count(*) from conflicts) as conflicts,
      (select count(*) from conflict_votes) as votes`)
  const { version, fsync, people, conflicts, votes } = rows[0]
  return `${machine()}, PostgreSQL ${version} (fsync ${fsync}) on the same machine; ${people} people, ${conflicts} conflicts, ${votes} votes.`
}
