import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Size } from '../../scripts/scale/size.ts'
import { measureFeed } from './feed.ts'
import { measureLeaderboard } from './leaderboard.ts'
import { signUp } from './people.ts'
import { prepare } from './prepare.ts'
import { type Program, startBareServer, startSquash } from './programs.ts'
import { type Finding, machine } from './report.ts'
import { measureSignIns } from './sign-in.ts'
import { measureVotes } from './vote.ts'

export const MEASUREMENTS = ['feed', 'vote', 'leaderboard', 'sign-in'] as const
export type Measurement = (typeof MEASUREMENTS)[number]

/** Signed-in users who read the feed, as many as there are connections. */
const VIEWERS = 16

export type Options = {
  databaseUrl: string
  size: Size
  only: readonly Measurement[]
  rounds: number
  /** How long each side of a round is under load. */
  seconds: number
  voters: number
  /** Calls of the leaderboard in each round. */
  calls: number
}

/** Runs the measurements in sequence on one database. @returns the environment and the findings */
export async function measure(
  options: Options,
  print: (line: string) => void,
): Promise<{ on: string; findings: Finding[] }> {
  const { databaseUrl, size } = options
  await prepare(databaseUrl, size, print)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    const findings = await running(startSquash(databaseUrl), (squash) =>
      running(startBareServer(databaseUrl), (bare) => findingsOf(options, { pool, squash, bare })),
    )
    return { on: await placeOf(pool), findings }
  } finally {
    await pool.end()
  }
}

/** Uses a program, and stops it however that ends. */
async function running<Value>(starting: Promise<Program>, work: (program: Program) => Promise<Value>): Promise<Value> {
  const program = await starting
  try {
    return await work(program)
  } finally {
    await program.stop()
  }
}

type Running = { pool: pg.Pool; squash: Program; bare: Program }

async function findingsOf(options: Options, { pool, squash, bare }: Running): Promise<Finding[]> {
  const { databaseUrl, only, rounds, seconds, voters, calls } = options
  const tag = randomBytes(4).toString('hex')
  const findings: Finding[] = []
  const viewers = await signUp(squash, `viewer${tag}`, VIEWERS)
  const [viewer] = viewers
  if (!viewer) throw new Error('Nobody signed up')
  if (only.includes('leaderboard')) {
    findings.push(...(await measureLeaderboard({ pool, viewer, rounds, calls }, new Date())))
  }
  if (only.includes('feed')) findings.push(...(await measureFeed({ squash, bare, rounds, seconds }, viewers)))
  if (only.includes('sign-in')) findings.push(await measureSignIns({ squash, rounds, seconds, tag }))
  if (only.includes('vote')) {
    const people = await signUp(squash, `voter${tag}`, voters)
    findings.push(await measureVotes({ databaseUrl, pool, squash, rounds, seconds }, people))
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
