import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

const CLIENTS = 16
const INSTALLED = '/usr/lib/postgresql'

/** Where Debian installs the programs of PostgreSQL, which are not in PATH. */
function path(): string {
  try {
    const versions = readdirSync(INSTALLED).map((version) => join(INSTALLED, version, 'bin'))
    return [process.env.PATH, ...versions].join(delimiter)
  } catch {
    return process.env.PATH ?? ''
  }
}

/** When pgbench stops. Its seconds include connecting, which can use up a short time on a busy machine. */
export type PgbenchLimit = { seconds: number } | { transactionsPerClient: number }

/**
 * Runs a script repeatedly, with as many connections as the HTTP load has.
 * @returns transactions per second, not counting the time it took to connect
 * @throws if pgbench fails or stops before its first transaction
 */
export async function transactionsPerSecond(databaseUrl: string, script: string, limit: PgbenchLimit): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'squash-bench-'))
  try {
    const file = join(folder, 'vote.sql')
    await writeFile(file, script)
    const options = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '1', ...limitOf(limit), '-f', file]
    const child = spawn('pgbench', [...options, databaseUrl], {
      env: { ...process.env, PATH: path() },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    const [tps] = said.match(/(?<=^tps = )[\d.]+/m) ?? []
    if (code !== 0 || tps === undefined) throw new Error(`pgbench failed: ${complained}${said}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const limitOf = (limit: PgbenchLimit): string[] =>
  'seconds' in limit ? ['-T', `${limit.seconds}`] : ['-t', `${limit.transactionsPerClient}`]
