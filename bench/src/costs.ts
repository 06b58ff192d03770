import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isRecord } from '@squash/contract/is-record'
import { testClient } from '@squash/testkit/http'
import pg from 'pg'
import { sizeOf } from '../../scripts/scale/size.ts'
import { type Action, actionsOf, TIMES } from './costs/actions.ts'
import { createMeter, type Used, usedBetween } from './costs/meter.ts'
import { watchStreams } from './costs/streams.ts'
import { createWire } from './costs/wire.ts'
import { prepare } from './prepare.ts'
import { startSquash } from './programs.ts'
import { machine } from './report.ts'

/**
 * `npm run capacity:measure`: what each action costs on the PostgreSQL server at DATABASE_URL, on this machine, in
 * processor time, statements, bytes and rows, with all the work that follows it. Writes scripts/capacity/costs.json.
 */
const FILE = join(import.meta.dirname, '../../scripts/capacity/costs.json')
/** Milliseconds for which an idle process is watched. */
const IDLE = 30_000

const { values } = parseArgs({ options: { people: { type: 'string', default: '1000' } } })
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('Set DATABASE_URL to a PostgreSQL server on this machine with pg_stat_statements')

const print = (line: string) => console.error(line)
await prepare(databaseUrl, sizeOf(Number(values.people)), print)
const pool = new pg.Pool({ connectionString: databaseUrl })
await pool.query('create extension if not exists pg_stat_statements')
const squash = await startSquash(databaseUrl, 'all')
const wire = createWire()
const meter = createMeter(pool, squash)
const client = testClient(squash.origin, wire.deliver)
const { people, actions } = await actionsOf(client, pool, `cost${randomBytes(3).toString('hex')}`)

async function watchIdle(): Promise<Used> {
  const before = await meter.read()
  await pause(IDLE)
  return usedBetween(before, await meter.read())
}

const rounded = (value: number): number => Number(Math.max(0, value).toPrecision(3))
type Counted = Exclude<keyof Used, 'seconds'>
/** What an idle process uses in a second. */
const idlePerSecond = (name: Counted): number => idle[name] / idle.seconds

async function costOf({ run }: Action) {
  const [before, bytesBefore] = [await meter.read(), wire.bytes()]
  for (let time = 0; time < TIMES; time += 1) await run(time)
  const [bytes, used] = [wire.bytes(), usedBetween(before, await meter.read())]
  const each = (name: Counted) => rounded((used[name] - idlePerSecond(name) * used.seconds) / TIMES)
  return {
    serverMs: each('serverMs'),
    databaseMs: each('databaseMs'),
    statements: each('statements'),
    receivedBytes: rounded((bytes.received - bytesBefore.received) / TIMES),
    sentBytes: rounded((bytes.sent - bytesBefore.sent) / TIMES),
    rows: each('rows'),
    walBytes: each('walBytes'),
    storedBytes: each('storedBytes'),
  }
}

print('measuring an idle process')
const idle = await watchIdle()
const costs: Record<string, Awaited<ReturnType<typeof costOf>>> = {}
for (const action of actions) {
  print(`measuring: ${action.name}`)
  costs[action.name] = await costOf(action)
}
print('measuring idle live streams')
const streams = await watchStreams({ squash, meter }, people)
/** The cost of one stream. */
const perHour = (name: Counted) =>
  rounded(((streams.used[name] / streams.used.seconds - idlePerSecond(name)) * 3_600) / people.length)
const { rows } = await pool.query('show server_version')
const server: unknown = rows[0]
const result = {
  measured: {
    on: `${machine()}, PostgreSQL ${isRecord(server) ? server.server_version : 'unknown'}`,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    load: rounded(loadavg()[1] ?? 0),
    people: Number(values.people),
    times: TIMES,
  },
  idle: {
    serverMsPerSecond: rounded(idlePerSecond('serverMs')),
    databaseMsPerSecond: rounded(idlePerSecond('databaseMs')),
    statementsPerSecond: rounded(idlePerSecond('statements')),
  },
  actions: costs,
  stream: {
    serverMsPerHour: perHour('serverMs'),
    databaseMsPerHour: perHour('databaseMs'),
    statementsPerHour: perHour('statements'),
    bytesPerHour: rounded((streams.bytes / streams.used.seconds / people.length) * 3_600),
  },
}
await writeFile(FILE, `${JSON.stringify(result, null, 2)}\n`)
console.log(`Written to ${FILE}`)
wire.close()
await squash.stop()
await pool.end()
