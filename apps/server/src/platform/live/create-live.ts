import { type LiveEvent, STREAM } from '@squash/contract/live'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'
import { createLoop } from '../loop.ts'
import { runOnce } from '../run-once.ts'
import { createSerialQueue } from '../serial-queue.ts'

const CHANNEL = 'live'
/** The polling interval, for a NOTIFY lost with a connection whose end went unnoticed. */
const POLL = 5_000
/** The advisory lock under which live events get their ids. */
const APPEND_LOCK = 7_285_474

export type StoredLiveEvent = { id: number; event: string; data: unknown }
type Push = (event: StoredLiveEvent) => void
/** `after`: the id of the newest event already received. */
type Stream = { push: Push; after: number }

export type Live = {
  /** Records events for users' streams, as part of `tx`. */
  append(tx: Tx, events: readonly { person: string; live: LiveEvent }[]): Promise<void>
  /**
   * Pushes each new event for the user, in order; with `lastEventId`, first those since then (up to 24 hours).
   * @returns a function that stops the pushes
   */
  subscribe(person: string, from: { lastEventId?: number }, push: Push): Promise<() => void>
  /** Whether the user had an event since then, or may have: the clocks of processes differ by a few seconds. */
  hadEventSince(person: string, time: Date): Promise<boolean>
  close(): Promise<void>
}

/** Milliseconds by which the clocks of two processes may differ, including the time until a written event commits. */
const CLOCK_SKEW = 5_000

/**
 * Live events for the browsers connected to this process. Ids grow in commit order, because each writer holds a lock
 * from before it draws ids until it commits. A reader who has seen an id has therefore missed none below it, and needs
 * to remember only that id. Each process reads new events once, however many streams are open.
 */
export const createLive = ({ database, clock, log }: { database: Database; clock: Clock; log: Logger }): Live => {
  const streams = new Map<string, Set<Stream>>()
  /** The newest id that has been pushed to every open stream. */
  let position = 0
  /** Reads and subscriptions are serialised, so that a stream never begins between a read and its pushes. */
  const queue = createSerialQueue()

  const pushNew = async () => {
    if (streams.size === 0) return
    const rows = await database.db
      .selectFrom('live_events')
      .select(['id', 'person_id', 'event', 'data'])
      .where('id', '>', position)
      .where((eb) => eb('person_id', '=', eb.fn.any(eb.val([...streams.keys()]))))
      .orderBy('id')
      .execute()
    for (const { person_id, ...event } of rows) {
      position = event.id
      for (const stream of streams.get(person_id) ?? []) pushTo(stream, event)
    }
  }

  const loop = createLoop({
    every: POLL,
    run: () => queue(pushNew),
    onError: (error) => log.error({ err: error }, 'live events were not read'),
  })
  /** Once for all streams. */
  const ensureListening = runOnce(async () => {
    const stop = await database.listen(CHANNEL, loop.wake, loop.wake)
    loop.start()
    return stop
  })

  const newestId = async () => {
    const newest = await database.db
      .selectFrom('live_events')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    return newest?.id ?? 0
  }
  const missed = (person: string, lastEventId: number) =>
    database.db
      .selectFrom('live_events')
      .select(['id', 'event', 'data'])
      .where('person_id', '=', person)
      .where('id', '>', lastEventId)
      .where('created_at', '>', new Date(clock.now().getTime() - STREAM.replay))
      .orderBy('id')
      .execute()

  return {
    async append(tx, events) {
      if (events.length === 0) return
      const rows = events.map(({ person, live }) => ({ person_id: person, ...live }))
      await sql`
        with locked as materialized (select pg_advisory_xact_lock(${APPEND_LOCK})),
        appended as (
          insert into live_events (person_id, event, data, created_at)
          select person_id, event, data, ${clock.now()}
          from locked, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (person_id uuid, event text, data jsonb)
        )
        select pg_notify(${CHANNEL}, '')`.execute(tx)
    },

    async subscribe(person, { lastEventId }, push) {
      await ensureListening()
      const stream = await queue(async () => {
        // Nothing is read while no one is connected, so the position falls behind.
        if (streams.size === 0) position = await newestId()
        // Never beyond the newest: a browser may have an id from before the database was recreated.
        const after = lastEventId === undefined ? position : Math.min(lastEventId, await newestId())
        const opened: Stream = { push, after }
        if (lastEventId !== undefined) for (const event of await missed(person, after)) pushTo(opened, event)
        const others = streams.get(person) ?? new Set()
        streams.set(person, others.add(opened))
        return opened
      })
      loop.wake()
      return () => {
        const others = streams.get(person)
        others?.delete(stream)
        if (others?.size === 0) streams.delete(person)
      }
    },

    async hadEventSince(person, time) {
      const newest = await database.db
        .selectFrom('live_events')
        .select('created_at')
        .where('person_id', '=', person)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return newest !== undefined && newest.created_at.getTime() > time.getTime() - CLOCK_SKEW
    },

    async close() {
      streams.clear()
      await (await ensureListening.current())?.()
      await loop.stop()
    },
  }
}

const pushTo = (stream: Stream, event: StoredLiveEvent) => {
  if (event.id <= stream.after) return
  stream.after = event.id
  stream.push(event)
}

/** Deletes live events too old to be replayed. */
export const liveCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'live-cleanup',
  cron: '20 * * * *',
  async run(now) {
    await db
      .deleteFrom('live_events')
      .where('created_at', '<=', new Date(now.getTime() - STREAM.replay))
      .execute()
  },
})
