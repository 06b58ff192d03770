import { sameForAll } from '@squash/rules/event-handlers'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { JobRunner } from '../jobs/create-jobs.ts'
import { createLoop } from '../loop.ts'
import type { Metrics } from '../metrics.ts'
import { claimShards, listEvents, moveShards, readBacklog, readHead } from './log.store.ts'
import { LOG_CHANNEL } from './mark-forwarded.ts'
import type { Attempt, LoggedEvent, LogReader, Subscription } from './outbox.ts'
import { reviveEvent } from './revive-event.ts'
import { maskOf, SHARDS, shardOfPerson } from './shards.ts'

/** Events handled in one transaction, unless told otherwise. */
const BATCH = 500
/** How many shards one worker takes at a time under load, so that others get some too. */
const SHARE = 4
const POLL = 1_000

type Parts = {
  database: Database
  jobs: Pick<JobRunner, 'enqueueAll'>
  clock: Clock
  log: Logger
  metrics: Pick<Metrics, 'logWaits' | 'logRead'>
  /** How many events are handled in one transaction. */
  batch?: number
}

/**
 * Lets readers handle the events of the log, in batches. A batch and the positions of its shards are stored in one
 * transaction, so a worker that dies leaves its shards to the others as they were before.
 */
export function createLogReading(parts: Parts, readers: readonly LogReader[]) {
  const loops = readers.map((reader) => createReading(parts, reader))
  let stopListening = async () => {}
  const wake = () => {
    for (const loop of loops) loop.wake()
  }
  return {
    /** Reads one batch for each reader. */
    async readOnce(): Promise<void> {
      for (const loop of loops) await loop.readOnce()
    },
    async start(): Promise<void> {
      stopListening = await parts.database.listen(LOG_CHANNEL, wake, wake)
      for (const loop of loops) loop.start()
    },
    /** Stops after the current batches. */
    async stop(): Promise<void> {
      await stopListening()
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** The queue of a reader's events that have failed on their own: each is retried as a job while the others continue. */
export const failedEventsOf = ({ database }: Pick<Parts, 'database'>, reader: LogReader): Subscription => ({
  name: reader.name,
  on: sameForAll(reader.types, (event, { eventId }: Attempt) =>
    database.transaction((tx) => reader.read(tx, [{ id: eventId, event, people: reader.peopleOf(event) }])),
  ),
})

type Handle = (tx: Tx, events: readonly LoggedEvent[]) => Promise<void>

function createReading({ database, jobs, clock, log, metrics, batch = BATCH }: Parts, reader: LogReader) {
  let limit = batch
  let isStopping = false

  /** @returns how many events it handled; null if other workers have all shards for which events wait */
  const takeBatch = (shards: number, handle: Handle): Promise<number | null> =>
    database.transaction(async (tx) => {
      // In this transaction, so that the log can't be reset between reading its end and moving there.
      const head = await readHead(tx)
      const claimed = await claimShards(tx, { reader: reader.name, head, limit: shards })
      const positions = new Map(claimed.map(({ shard, position }) => [shard, position]))
      if (positions.size === 0) return null
      const mask = maskOf([...positions.keys()])
      const rows = await listEvents(tx, { after: Math.min(...positions.values()), mask, limit })
      const events = rows.flatMap(({ id, event: json, position }): LoggedEvent[] => {
        const event = reviveEvent(json)
        const people = reader.types.includes(event.type) ? reader.peopleOf(event) : []
        const due = people.filter((person) => (positions.get(shardOfPerson(person)) ?? position) < position)
        return due.length > 0 ? [{ id, event, people: due }] : []
      })
      if (events.length > 0) await handle(tx, events)
      const last = rows.at(-1)?.position ?? 0
      const position = rows.length < limit ? Math.max(head, last) : last
      await moveShards(tx, { reader: reader.name, shards: [...positions.keys()], position })
      return events.length
    })

  const setAside: Handle = (tx, events) =>
    jobs.enqueueAll(
      tx,
      reader.name,
      events.map(({ id, event }) => ({ id, event })),
    )

  /** @returns whether more may be waiting for this worker */
  const readOnce = async (): Promise<boolean> => {
    const { events, since } = await readBacklog(database.db, reader.name)
    metrics.logWaits(reader.name, {
      events,
      seconds: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1000) : 0,
    })
    if (events === 0) return false
    const shards = events > batch ? SHARE : SHARDS
    const started = performance.now()
    try {
      const count = await takeBatch(shards, reader.read)
      if (count === null) return false
      metrics.logRead(reader.name, count, performance.now() - started)
      limit = Math.min(2 * limit, batch)
    } catch (error) {
      log.warn({ err: error, reader: reader.name, events: limit }, 'a batch of events failed')
      // Smaller and smaller, until the event that fails is alone.
      if (limit === 1) await takeBatch(shards, setAside)
      else limit = Math.ceil(limit / 8)
    }
    return true
  }

  const loop = createLoop({
    every: POLL,
    run: async () => {
      while (!isStopping && (await readOnce()));
    },
    onError: (error) => log.error({ err: error, reader: reader.name }, 'the event log was not read'),
  })
  return {
    readOnce,
    wake: loop.wake,
    start: loop.start,
    stop(): Promise<void> {
      isStopping = true
      return loop.stop()
    },
  }
}
