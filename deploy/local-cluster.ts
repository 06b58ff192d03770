import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { createCluster } from './local-cluster/cluster.ts'
import { findFailoverPrograms, findPrograms } from './local-cluster/packages.ts'

/**
 * `node deploy/local-cluster.ts [--port 8080] [--folder DIR] [--with-failover]`: starts on this machine, from Debian's
 * packages, what compose.yaml starts in containers. With failover, PostgreSQL has a standby that takes over. Commands are
 * read from standard input; `stop`, the end of the input or a signal stops everything.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    folder: { type: 'string' },
    'with-failover': { type: 'boolean', default: false },
  },
})
const found = findPrograms()
const failover = values['with-failover'] ? findFailoverPrograms() : null
if (!found.ok || failover?.ok === false) {
  const missing = [found, failover].flatMap((part) => (part?.ok === false ? part.missing : []))
  console.error(`Install what is missing first: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
await buildWebIfStale()

// A folder of its own in /tmp, which PostgreSQL's user may enter when this runs as root.
const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'squash-cluster-'))
const cluster = await createCluster({
  folder,
  port: Number(values.port),
  programs: found.programs,
  failover: failover?.programs ?? null,
  report: (line) => console.log(line),
})

async function stop(code: number): Promise<never> {
  await cluster.stop()
  return process.exit(code)
}

const COMMANDS = [...Object.keys(cluster.commands), 'stop'].join(', ')

async function runCommand(line: string): Promise<void> {
  const [name = '', argument = ''] = line.trim().split(/\s+/)
  if (name === 'stop') await stop(0)
  const command = cluster.commands[name]
  console.log(command ? await command(argument) : `Commands: ${COMMANDS}`)
}

const fail = async (error: Error): Promise<void> => {
  console.error(error.message)
  await stop(1)
}
process.once('SIGTERM', () => stop(0))
process.once('SIGINT', () => stop(0))
try {
  console.log(`Starting the cluster in ${folder}…`)
  await cluster.start()
  console.log(`Database: ${cluster.direct}`)
  if (cluster.replica !== null) console.log(`Replica: ${cluster.replica}`)
  console.log(`Squash is ready: ${cluster.siteUrl} (${COMMANDS})`)
  for await (const line of createInterface({ input: process.stdin })) await runCommand(line)
  await stop(0)
} catch (error) {
  await fail(error instanceof Error ? error : new Error(String(error)))
}
