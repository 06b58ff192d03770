import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { createCluster } from './local-cluster/cluster.ts'
import { findPrograms } from './local-cluster/packages.ts'

/**
 * `node deploy/local-cluster.ts [--port 8080] [--folder DIR]`: what compose.yaml starts in containers, from Debian's
 * packages on this machine. Commands come from standard input, and `stop`, its end or a signal stops everything.
 */
const COMMANDS = 'restart, backup, restore [TIME], stop'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, folder: { type: 'string' } } })
const found = findPrograms()
if (!found.ok) {
  console.error(`Install what is missing first: apt-get install ${found.missing.join(' ')}`)
  process.exit(1)
}
await buildWebIfStale()

// A folder of its own in /tmp, which PostgreSQL's user may enter when this runs as root.
const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'squash-cluster-'))
const cluster = await createCluster({
  folder,
  port: Number(values.port),
  programs: found.programs,
  say: (line) => console.log(line),
})

async function stop(code: number): Promise<never> {
  await cluster.stop()
  return process.exit(code)
}

async function obey(line: string): Promise<void> {
  const [command = '', argument = ''] = line.trim().split(/\s+/)
  switch (command) {
    case 'restart':
      await cluster.restart()
      return console.log('All processes are new.')
    case 'backup':
      return console.log(`Backup ${await cluster.backUp()} is complete.`)
    case 'restore':
      await cluster.restore(argument)
      return console.log('Restored.')
    case 'stop':
      return stop(0)
    default:
      return console.log(`Commands: ${COMMANDS}`)
  }
}

const fail = async (error: Error): Promise<void> => {
  console.error(error.message)
  await stop(1)
}
process.once('SIGTERM', () => stop(0))
process.once('SIGINT', () => stop(0))
try {
  console.log(`Starting PostgreSQL, PgBouncer, Squash and Caddy in ${folder}…`)
  await cluster.start()
  console.log(`Database: ${cluster.direct}`)
  console.log(`Squash is ready: ${cluster.siteUrl} (${COMMANDS})`)
  for await (const line of createInterface({ input: process.stdin })) await obey(line)
  await stop(0)
} catch (error) {
  await fail(error instanceof Error ? error : new Error(String(error)))
}
