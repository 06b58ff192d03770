import type { LiveEvent } from '@squash/contract/live'
import type { DomainEvent, DomainEventType, EventOf } from '@squash/rules'
import type { QueryCreator } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export interface Outbox {
  /** Records what happened, in the transaction that made it happen. One statement, however many events. */
  publish(tx: Tx, events: readonly DomainEvent[]): Promise<void>
  /** Adds the recording to a statement under construction, such as the one that stores what the events tell of. */
  alongside(statement: QueryCreator<Tables>, events: readonly DomainEvent[]): QueryCreator<Tables>
}

/** One event as a subscription gets it; `eventId` is the same each time it comes, and rises with what happens after it. */
type Attempt = { isLast: boolean; signal: AbortSignal; eventId: number }

/** A durable consumer of events: a job for each event, tried again until it succeeds. It may see an event twice. */
export type Subscription = {
  /** Its queue; unique in the app, and stable, because waiting jobs are stored under it. */
  name: string
  on: readonly DomainEventType[]
  retries?: number
  /** How many of its events are handled at once in each process: more than usual where it waits for somebody outside. */
  concurrency?: number
  handle(event: DomainEvent, attempt: Attempt): Promise<void>
}

type Subscriber<Type extends DomainEventType> = Omit<Subscription, 'on' | 'handle'> & {
  on: readonly Type[]
  handle(event: EventOf<Type>, attempt: Attempt): Promise<void>
}

/** A subscription whose handler is typed by the events that it names. */
export const subscription = <const Type extends DomainEventType>(of: Subscriber<Type>): Subscription => of

/** Whether the event is one that the subscription asks for. */
export const takesEvent = ({ on }: Pick<Subscription, 'on'>, event: DomainEvent): boolean => on.includes(event.type)

/** An event that waits for a subscription, as its job holds it. */
export type WaitingEvent = { id: number; event: unknown }

/** Which browsers should look again after an event: pure, told by the relay itself. */
export type Announce = (event: DomainEvent) => readonly { person: string; live: LiveEvent }[]
