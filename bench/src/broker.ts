import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '@nats-io/transport-node'
import { migrate } from '@squash/server/platform/database/migrate'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLive } from '@squash/server/platform/live/create-live'
import { createLog } from '@squash/server/platform/log'
import type { Share } from './broker/web.ts'
import { machine } from './report.ts'
import { type Round, worst } from './rounds.ts'

/**
 * `npm run bench:broker`: carries live events from a worker to four web processes, through the PostgreSQL server at
 * DATABASE_URL as Squash does, and through a NATS server at NATS_URL. Both store each event, so that streams can resume.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '5' } },
})
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
if (!databaseUrl || !natsUrl) throw new Error('Set DATABASE_URL, and NATS_URL as nats://127.0.0.1:4222')

const PROCESSES = 4
const PEOPLE = 1_000
/** Events per transaction: as many as a relay under load takes at once. */
const BATCH = 100

const log = createLog('error')
const clock = { now: () => new Date() }
const database = await openDatabase({ url: databaseUrl, dataDir: '', log })
await migrate(database)
const live = createLive({ database, clock, log })
const broker = await connect({ servers: natsUrl })
const people = Array.from({ length: PEOPLE }, () => randomUUID())
const eventsOf = (batch: number) =>
  Array.from({ length: BATCH }, (_, at) => ({
    person: people[(batch * BATCH + at) % PEOPLE] ?? '',
    live: { event: 'conflict.changed' as const, data: { conflict_id: randomUUID() } },
  }))

/** @returns events a second, from the first write until every web process has all events of its people */
async function carry(transport: Share['transport']): Promise<number> {
  const total = Number(values.events)
  const children = Array.from({ length: PROCESSES }, (_, part) => {
    const child = fork(join(import.meta.dirname, 'broker/web.ts'), { execArgv: process.execArgv })
    const share: Share = {
      transport,
      databaseUrl: databaseUrl ?? '',
      natsUrl: natsUrl ?? '',
      people: people.filter((_, at) => at % PROCESSES === part),
      expected: total / PROCESSES,
    }
    child.send(share)
    return child
  })
  await Promise.all(children.map((child) => once(child, 'message')))
  const complete = Promise.all(children.map((child) => once(child, 'message')))
  const began = performance.now()
  for (let batch = 0; batch < total / BATCH; batch += 1) {
    const events = eventsOf(batch)
    await database.transaction((tx) => live.append(tx, events))
    if (transport === 'nats')
      for (const event of events) broker.publish(`live.${event.person}`, JSON.stringify(event.live))
  }
  await complete
  const seconds = (performance.now() - began) / 1_000
  const exits = Promise.all(children.map((child) => once(child, 'exit')))
  for (const child of children) child.disconnect()
  await exits
  return total / seconds
}

const rounds: Round[] = []
for (let round = 0; round < Number(values.rounds); round += 1) {
  const isFirst = round % 2 === 0
  const before = isFirst ? await carry('postgres') : undefined
  const theirs = await carry('nats')
  rounds.push({ ours: before ?? (await carry('postgres')), theirs })
}
const gains = rounds.map(({ ours, theirs }) => theirs / ours)
const { rows } = await database.query('show server_version')
console.log(`${machine()}, PostgreSQL ${rows[0]?.server_version}, NATS ${broker.info?.version}`)
const lineOf = ({ ours, theirs }: Round) =>
  `| ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(theirs / ours).toFixed(2)} |`
console.log(
  ['| through PostgreSQL, events a second | through NATS | gain |', '|---|---|---|', ...rounds.map(lineOf)].join('\n'),
)
console.log(`NATS carries ${worst(gains).toFixed(2)} to ${Math.max(...gains).toFixed(2)} times as much.`)
await broker.close()
await live.close()
await database.close()
