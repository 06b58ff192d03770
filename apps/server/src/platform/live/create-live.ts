import { type LiveEvent, STREAM } from '@squash/contract/live'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { createLoop } from '../loop.ts'

const CHANNEL = 'live'
/** A look without being woken, for a NOTIFY lost with a connection that nobody noticed had died. */
const POLL = 5_000
/** The advisory lock under which live events get their ids. */
const APPEND_LOCK = 7_285_474

export type StoredLiveEvent = { id: number; event: string; data: unknown }
type Push = (event: StoredLiveEvent) => void
/** `after`: the id of the newest event that it has had. */
type Stream = { push: Push; after: number }

export type Live = {
  /** Records events for people's streams, as part of `tx`. */
  append(tx: Tx, events: readonly { person: string; live: LiveEvent }[]): Promise<void>
  /**
   * Pushes each event for the person from now on, in order; after `lastEventId`, first those since then (at most 24 hours).
   * @returns how to stop
   */
  subscribe(person: string, from: { lastEventId?: number }, push: Push): Promise<() => void>
  close(): Promise<void>
}

/**
 * Live events for the browsers connected to this process. Ids grow in the order of commits, because each writer holds a
 * lock from before it draws ids until it commits: whoever has seen an id has missed none below it, so an id is all that a
 * reader needs to remember. Each process reads new events once, however many streams are open.
 */
export const createLive = ({ database, clock, log }: { database: Database; clock: Clock; log: Logger }): Live => {
  const streams = new Map<string, Set<Stream>>()
  /** The newest id that has been pushed to every open stream. */
  let position = 0
  let listening: Promise<() => Promise<void>> | undefined
  /** Reading and subscribing take turns, so that a stream never begins between a read and its pushes. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

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
    run: () => inTurn(pushNew),
    onError: (error) => log.error({ err: error }, 'live events were not read'),
  })
  const listen = async () => {
    const stop = await database.listen(CHANNEL, loop.wake, loop.wake)
    loop.start()
    return stop
  }
  /** Once for all streams; where it fails, the next stream tries again. */
  const ensureListening = () =>
    (listening ??= listen().catch((error: unknown) => {
      listening = undefined
      throw error
    }))

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
      const stream = await inTurn(async () => {
        // While nobody is connected nothing is read, and the position falls behind.
        if (streams.size === 0) position = await newestId()
        // Never beyond the newest: a browser may come with an id from before the database was made anew.
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

    async close() {
      streams.clear()
      await (await listening)?.()
      await loop.stop()
    },
  }
}

const pushTo = (stream: Stream, event: StoredLiveEvent) => {
  if (event.id <= stream.after) return
  stream.after = event.id
  stream.push(event)
}
