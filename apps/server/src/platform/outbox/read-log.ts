import { sameForAll } from '@squash/rules/event-handlers'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Db, Tx } from '../database/database.ts'
import { shardOf } from '../database/shard-of.ts'
import type { JobRunner } from '../jobs/create-jobs.ts'
import { createLoop } from '../loop.ts'
import type { Metrics } from '../metrics.ts'
import { type Attempt, type LoggedEvent, type LogReader, reviveEvent, type Subscription } from './outbox.ts'

/** How many shards people are spread over, as in `log_positions`: no reader can use more workers than this. */
const SHARDS = 16

/** Shards as bits of a number. */
export const maskOf = (shards: readonly number[]): number => shards.reduce((mask, shard) => mask | (1 << shard), 0)

/** Readers of the event log listen on this channel. */
export const LOG_CHANNEL = 'event_log'

/** How many events wait for a reader's slowest shard, and since when the oldest has waited. */
type Backlog = { events: number; since: Date | null }

/**
 * The newest position in the log. Not `max(position)`, for which the planner reads every position while its statistics
 * are from before events were forwarded.
 */
const newest = sql<number>`
  coalesce((select position from outbox where position is not null order by position desc limit 1), 0)`

async function readBacklog(db: Db, reader: string): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select greatest(head - slowest, 0) as events,
      (select occurred_at from outbox where position > slowest order by position limit 1) as since
    from (select ${newest} as head) as log,
      (select min(position) as slowest from log_positions where reader = ${reader}) as positions`.execute(db)
  return rows[0] ?? { events: 0, since: null }
}

async function readHead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ head: number }>`select ${newest} as head`.execute(tx)
  return rows[0]?.head ?? 0
}

type ClaimedShard = { shard: number; position: number }

/**
 * Locks up to `limit` shards with pending events, the furthest behind first, until the transaction ends. Skips those
 * that another worker has locked.
 */
const claimShards = (
  tx: Tx,
  { reader, head, limit }: { reader: string; head: number; limit: number },
): Promise<ClaimedShard[]> =>
  tx
    .selectFrom('log_positions')
    .select(['shard', 'position'])
    .where('reader', '=', reader)
    .where('position', '<', head)
    .orderBy('position')
    .orderBy('shard')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Events after a position that concern one of these shards, in order. @param range.mask the shards as bits */
async function listEvents(
  tx: Tx,
  { after, mask, limit }: { after: number; mask: number; limit: number },
): Promise<{ id: number; event: unknown; position: number }[]> {
  const { rows } = await sql<{ id: number; event: unknown; position: number }>`
    select id, event, position from outbox
    where position > ${after} and shards & ${mask} <> 0 order by position limit ${limit}`.execute(tx)
  return rows
}

/** Stores how far a reader has come with these shards. */
async function moveShards(
  tx: Tx,
  { reader, shards, position }: { reader: string; shards: readonly number[]; position: number },
): Promise<void> {
  await sql`
    update log_positions set position = ${position}
    where reader = ${reader} and shard = any(${shards}::smallint[]) and position < ${position}`.execute(tx)
}

/** Events handled in one transaction by default. */
const BATCH = 500
/** How many shards one worker takes at a time under load, so that others get some too. */
const MAX_SHARDS_UNDER_LOAD = 4
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
  const loops = readers.map((reader) => createReaderLoop(parts, reader))
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

function createReaderLoop({ database, jobs, clock, log, metrics, batch = BATCH }: Parts, reader: LogReader) {
  let limit = batch
  let isStopping = false

  /** @returns how many events it handled; null if other workers hold every shard with waiting events */
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
        const due = people.filter((person) => (positions.get(shardOf(person)) ?? position) < position)
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

  /** `taken`: other workers hold every shard with waiting events. */
  const readOnce = async (): Promise<'read' | 'taken' | 'nothing'> => {
    const { events, since } = await readBacklog(database.db, reader.name)
    metrics.logWaits(reader.name, {
      events,
      seconds: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1000) : 0,
    })
    if (events === 0) return 'nothing'
    const shards = events > batch ? MAX_SHARDS_UNDER_LOAD : SHARDS
    const started = performance.now()
    try {
      const count = await takeBatch(shards, reader.read)
      if (count === null) return 'taken'
      metrics.logRead(reader.name, count, performance.now() - started)
      limit = Math.min(2 * limit, batch)
    } catch (error) {
      log.warn({ err: error, reader: reader.name, events: limit }, 'a batch of events failed')
      // Smaller and smaller, until the event that fails is alone.
      if (limit === 1) await takeBatch(shards, setAside)
      else limit = Math.ceil(limit / 8)
    }
    return 'read'
  }

  const loop = createLoop({
    every: POLL,
    run: async () => {
      const first = await readOnce()
      let last = first
      while (last === 'read' && !isStopping) last = await readOnce()
      return first !== 'nothing'
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
