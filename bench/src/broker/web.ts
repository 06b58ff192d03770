import { once } from 'node:events'
import { connect } from '@nats-io/transport-node'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLive } from '@squash/server/platform/live/create-live'
import { createLog } from '@squash/server/platform/log'
import { z } from 'zod'

/** What a web process is given: whose events it waits for, how many there will be, and how they arrive. */
const Share = z.object({
  transport: z.enum(['postgres', 'nats']),
  databaseUrl: z.string(),
  natsUrl: z.string(),
  people: z.array(z.string()),
  expected: z.number(),
})
export type Share = z.infer<typeof Share>

/**
 * Plays the part of a web process with a stream for each of its people. Reports when it listens, and when everything
 * has arrived.
 */
const [message] = await once(process, 'message')
const share = Share.parse(message)
const arrival = Promise.withResolvers<void>()
let arrived = 0
const arrive = () => {
  arrived += 1
  if (arrived === share.expected) arrival.resolve()
}

const stop = share.transport === 'postgres' ? await followDatabase() : await followBroker()
process.send?.('listening')
await arrival.promise
process.send?.('complete')
await once(process, 'disconnect')
await stop()

/** As Squash does it: one notification wakes the process, which reads the new events of all its people at once. */
async function followDatabase() {
  const log = createLog('error')
  const database = await openDatabase({ url: share.databaseUrl, dataDir: '', log })
  const live = createLive({ database, clock: { now: () => new Date() }, log })
  for (const person of share.people) await live.subscribe(person, {}, arrive)
  return async () => {
    await live.close()
    await database.close()
  }
}

/** As a broker would do it: a subject for each person, with the event in the message. */
async function followBroker() {
  const broker = await connect({ servers: share.natsUrl })
  for (const person of share.people)
    broker.subscribe(`live.${person}`, {
      callback(_, delivered) {
        delivered.json()
        arrive()
      },
    })
  await broker.flush()
  return () => broker.close()
}
