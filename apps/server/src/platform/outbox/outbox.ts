import type { LiveEvent } from '@squash/contract/live'
import type { EventHandlers } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { WEEK } from '@squash/rules/time/units'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Statement, Tx } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'

/** The relay listens on this channel, and polls for what is lost on it. */
export const OUTBOX_CHANNEL = 'outbox'

/**
 * Events wait in the table `outbox` until a worker's relay forwards them; a rolled-back transaction publishes nothing.
 */
export const createOutbox = (database: Pick<Database, 'notifyAfterCommit'>): Outbox => ({
  async publish(tx, events) {
    if (events.length === 0) return
    await insertion(events).execute(tx)
    database.notifyAfterCommit(OUTBOX_CHANNEL)
  },

  alongside(statement, events, ifAny) {
    if (events.length === 0) return statement
    database.notifyAfterCommit(OUTBOX_CHANNEL)
    const condition = ifAny === undefined ? ALWAYS : sql`where exists (select from ${sql.table(ifAny)})`
    return statement.with('published', () => sql`(${insertion(events, condition)})`)
  },
})

const ALWAYS = sql``

const insertion = (events: readonly DomainEvent[], condition = ALWAYS) => sql`
  insert into outbox (type, event, occurred_at)
  select event ->> 'type', event, (event ->> 'at')::timestamptz
  from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as published (event, place) ${condition}
  order by place`

type DateFieldOf<Event> = Event extends unknown
  ? { [Field in keyof Event]-?: Extract<Event[Field], Date> extends never ? never : Field }[keyof Event]
  : never

/** The fields with dates, which JSON turns into strings; the compiler requires every one that an event has. */
const dateFields: Record<DateFieldOf<DomainEvent>, true> = {
  at: true,
  answered_at: true,
  created_at: true,
  last_visit: true,
}

/** The event as it was published, from its JSON: times are Dates again. It was validated when it was published. */
export const reviveEvent = (json: unknown): DomainEvent => {
  const revived = Object.entries(Object(json)).map(([field, value]) =>
    field in dateFields && typeof value === 'string' ? [field, new Date(value)] : [field, value],
  )
  return Object.fromEntries(revived)
}

export interface Outbox {
  /** Records events in the transaction that caused them. One statement, however many events. */
  publish(tx: Tx, events: readonly DomainEvent[]): Promise<void>
  /**
   * Adds the recording to a statement under construction, such as the one that stores the change itself.
   * @param ifAny an earlier part of the statement: nothing is recorded unless it returns a row
   */
  alongside(statement: Statement, events: readonly DomainEvent[], ifAny?: string): Statement
}

/** An event as a subscription receives it; `eventId` is the same on each delivery, and higher for later events. */
export type Attempt = { isLast: boolean; signal: AbortSignal; eventId: number }

/** A durable consumer of events: a job for each event, retried until it succeeds. It may see an event twice. */
export type Subscription = {
  /** Its queue; unique in the app, and stable, because waiting jobs are stored under it. */
  name: string
  /** Its handler for each event that it subscribes to. */
  on: EventHandlers<Promise<void>, [Attempt]>
  retries?: number
  /** Whether its handlers only use the database, briefly: one worker then takes several events at a time. */
  isShort?: true
  /**
   * How many of its events are handled concurrently in each process: more than usual if it waits for an external
   * service.
   */
  concurrency?: number
}

/** Whether a subscription wants the event. */
export const takesEvent = ({ on }: Pick<Subscription, 'on'>, event: DomainEvent): boolean =>
  Object.hasOwn(on, event.type)

/** An event waiting for a subscription, as stored in its job. */
export const WaitingEvent = z.object({ id: z.number(), event: z.unknown() })
export type WaitingEvent = z.infer<typeof WaitingEvent>

/** An event of the log, and the people it involves that a reader handles now. */
export type LoggedEvent = { id: number; event: DomainEvent; people: readonly string[] }

/**
 * A durable consumer that reads the log of events itself, many at a time, instead of getting a job for each. People are
 * spread over shards, which several workers share; the events of each person arrive in order. It may see an event
 * twice.
 */
export type LogReader = {
  /** Unique and stable: `log_positions` has a row for it and each shard, and a queue with this name is created. */
  name: string
  types: readonly string[]
  /** The people that it handles an event for, each once. */
  peopleOf(event: DomainEvent): readonly string[]
  /** Handles events in the transaction that stores how far they have been read. @param events in order */
  read(tx: Tx, events: readonly LoggedEvent[]): Promise<void>
}

export type Announcement = { person: string; live: LiveEvent }

/** Which browsers should refetch after an event: a pure function, called by the relay itself. */
export type Announce = EventHandlers<readonly Announcement[]>

const RETENTION = WEEK

/** Deletes events that were forwarded more than a week ago, and that no reader of the log still has to read. */
export const outboxCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'outbox-cleanup',
  cron: '10 * * * *',
  async run(now) {
    await db
      .deleteFrom('outbox')
      .where('published_at', '<', new Date(now.getTime() - RETENTION))
      .where((eb) =>
        eb.or([
          eb('position', 'is', null),
          eb('position', '<=', (read) =>
            read.selectFrom('log_positions').select((all) => all.fn.min('position').as('least')),
          ),
        ]),
      )
      .execute()
  },
})
