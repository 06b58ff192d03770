import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '@squash/contract/is-record'
import type { Pool } from 'pg'
import type { Program } from '../programs.ts'

/** Everything counted since the start of both processes. Times are processor time in milliseconds. */
type Reading = {
  at: number
  serverMs: number
  databaseMs: number
  statements: number
  rows: number
  walBytes: number
  storedBytes: number
}

/** What was used between two readings. */
export type Used = Omit<Reading, 'at'> & { seconds: number }

export const usedBetween = (before: Reading, after: Reading): Used => ({
  seconds: (after.at - before.at) / 1_000,
  serverMs: after.serverMs - before.serverMs,
  databaseMs: after.databaseMs - before.databaseMs,
  statements: after.statements - before.statements,
  rows: after.rows - before.rows,
  walBytes: after.walBytes - before.walBytes,
  storedBytes: after.storedBytes - before.storedBytes,
})

/** The kernel's unit of processor time on every Linux that PostgreSQL supports. */
const MS_PER_TICK = 10
/** PostgreSQL's processes take up to ten seconds to report the rows that they wrote. */
const UNTIL_REPORTED = 11_000

export type Meter = { read(): Promise<Reading> }

/** Reads what Squash and its PostgreSQL server, both on this machine, have used. */
export function createMeter(pool: Pool, squash: Program): Meter {
  async function read(): Promise<Reading> {
    await untilQuiet(pool)
    await pause(UNTIL_REPORTED)
    const { rows } = await pool.query(`
      select pg_backend_pid() as pid, pg_database_size(current_database()) as stored,
        pg_current_wal_insert_lsn() - '0/0' as wal,
        (select tup_inserted + tup_updated + tup_deleted from pg_stat_database where datname = current_database()) as rows,
        (select sum(calls) from pg_stat_statements where query !~ 'pg_(stat|backend)|pgboss.job where state') as statements`)
    const row: unknown = rows[0]
    if (!isRecord(row)) throw new Error('PostgreSQL reports no statistics')
    return {
      at: performance.now(),
      serverMs: 1_000 * (await metric(squash, 'process_cpu_seconds_total')),
      databaseMs: MS_PER_TICK * ticksOfServer(Number(row.pid)),
      statements: Number(row.statements),
      rows: Number(row.rows),
      walBytes: Number(row.wal),
      storedBytes: Number(row.stored),
    }
  }
  return { read }
}

/** Waits until every event has been forwarded and counted, and no job waits or runs. */
export async function untilQuiet(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(`
      select from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'
      union all select from outbox where published_at is null
      union all select from log_positions where position < (select max(position) from outbox) limit 1`)
    if (rowCount === 0) return
    await pause(250)
  }
}

/** A metric without labels, as the server reports it. */
async function metric({ origin }: Program, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`The server reports no ${name}`)
  return Number(value)
}

/** Processor time of the PostgreSQL server with this backend: all its processes, including those that have ended. */
function ticksOfServer(backend: number): number {
  const server = statOf(`${backend}`)?.parent ?? ''
  const children = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (statOf(pid) ?? []) : []))
  const running = children.filter(({ parent }) => parent === server).reduce((sum, { ticks }) => sum + ticks, 0)
  return running + (statOf(server)?.ofEnded ?? 0)
}

/** undefined for a process that has just ended. */
function statOf(pid: string): { parent: string; ticks: number; ofEnded: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the program's name, which may contain spaces.
    const [, parent = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (field: number) => Number(rest[field - 5])
    return { parent, ticks: at(14) + at(15), ofEnded: at(16) + at(17) }
  } catch {
    return undefined
  }
}
