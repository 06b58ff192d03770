import { handleEvent } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { shardOf } from '../database/shard-of.ts'
import type { JobRunner } from '../jobs/create-jobs.ts'
import type { Live } from '../live/create-live.ts'
import { notifyTopicFollowers, type Topic } from '../live/topic.ts'
import { createLoop } from '../loop.ts'
import type { Metrics } from '../metrics.ts'
import {
  type Announce,
  type LogReader,
  OUTBOX_CHANNEL,
  reviveEvent,
  type Subscription,
  takesEvent,
  type WaitingEvent,
} from './outbox.ts'
import { LOG_CHANNEL, maskOf } from './read-log.ts'

/** Events forwarded in one transaction. */
const BATCH = 500
const POLL = 1_000
/**
 * The advisory lock that lets one relay at a time, across all processes, forward events, so that they leave in order.
 */
export const RELAY_LOCK = 7_285_473

type Relay = {
  /** Forwards one batch. @returns whether more may be waiting */
  forward(): Promise<boolean>
  start(): Promise<void>
  /** Stops after the current batch. */
  stop(): Promise<void>
}

/**
 * Forwards events to their consumers: a job for each subscription, a position in the log for readers, and live events
 * for the browsers.
 */
export const createRelay = (options: {
  database: Database
  jobs: Pick<JobRunner, 'enqueueAll'>
  live: Pick<Live, 'append'>
  subscriptions: readonly Subscription[]
  readers: readonly LogReader[]
  announce: readonly Announce[]
  topics: readonly Pick<Topic, 'kind' | 'changedBy'>[]
  clock: Clock
  log: Logger
  metrics: Pick<Metrics, 'outboxWaits'>
}): Relay => {
  const { database, jobs, live, subscriptions, readers, announce, topics, clock, log, metrics } = options

  /** All in one transaction: an event is forwarded to every consumer and marked, or to none and stays. */
  const deliver = async (tx: Tx, waiting: readonly (WaitingEvent & { event: DomainEvent })[]) => {
    for (const subscription of subscriptions)
      await jobs.enqueueAll(
        tx,
        subscription.name,
        waiting.filter(({ event }) => takesEvent(subscription, event)),
      )
    const events = waiting.map(({ event }) => event)
    await live.append(
      tx,
      events.flatMap((event) => announce.flatMap((announcements) => handleEvent(announcements, event) ?? [])),
    )
    await notifyTopicFollowers(tx, topics, events)
  }

  /** @returns how many events it forwarded */
  const forwardBatch = () =>
    database.transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(${RELAY_LOCK})`.execute(tx)
      const waiting = await tx
        .selectFrom('outbox')
        .select(['id', 'event', 'occurred_at'])
        .where('published_at', 'is', null)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      const [oldest] = waiting
      metrics.outboxWaits(oldest ? Math.max(0, (clock.now().getTime() - oldest.occurred_at.getTime()) / 1000) : 0)
      if (!oldest) return 0
      const events = waiting.map(({ id, event }) => ({ id, event: reviveEvent(event) }))
      await deliver(tx, events)
      await markForwarded(tx, readers, events, clock.now())
      return waiting.length
    })
  const forward = async () => (await forwardBatch()) === BATCH

  let stopListening = async () => {}
  let stopping = false
  const loop = createLoop({
    every: POLL,
    run: async () => {
      const first = await forwardBatch()
      let isMore = first === BATCH
      while (isMore && !stopping) isMore = await forward()
      return first > 0
    },
    onError: (error) => log.error({ err: error }, 'the outbox was not relayed'),
  })
  return {
    forward,
    async start() {
      stopListening = await database.listen(OUTBOX_CHANNEL, loop.wake, loop.wake)
      loop.start()
    },
    async stop() {
      stopping = true
      await stopListening()
      await loop.stop()
    },
  }
}

/**
 * Marks events as forwarded, assigns positions in the log to those that a reader takes, and wakes the readers, all in
 * one statement. The relay's lock makes positions grow in the order of commits.
 * @param waiting in the order of ids
 */
async function markForwarded(
  tx: Tx,
  readers: readonly LogReader[],
  waiting: readonly { id: number; event: DomainEvent }[],
  at: Date,
): Promise<void> {
  const rows = waiting.map(({ id, event }) => ({ id, shards: shardsOf(readers, event) }))
  await sql`
    with numbered as materialized (
      select id, shards, case when shards is not null then nextval('outbox_positions') end as position
      from (
        select id, shards from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, shards int) order by id
      ) as ordered
    ),
    forwarded as (
      update outbox set published_at = ${at}, shards = numbered.shards, position = numbered.position
      from numbered where outbox.id = numbered.id
    )
    select pg_notify(${LOG_CHANNEL}, '') where exists (select from numbered where position is not null)`.execute(tx)
}

/** The shards of the people that any reader takes the event for; null if none does. */
function shardsOf(readers: readonly LogReader[], event: DomainEvent): number | null {
  const people = readers.flatMap(({ types, peopleOf }) => (types.includes(event.type) ? peopleOf(event) : []))
  return people.length === 0 ? null : maskOf(people.map(shardOf))
}
