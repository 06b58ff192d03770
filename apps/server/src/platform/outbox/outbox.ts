import type { LiveEvent } from '@squash/contract/live'
import type { DomainEvent, DomainEventType, EventOf } from '@squash/rules'
import type { Tx } from '../database/database.ts'

export interface Outbox {
  /** Records what happened, in the transaction that made it happen. One statement, however many events. */
  publish(tx: Tx, events: readonly DomainEvent[]): Promise<void>
}

/** A durable consumer of events: a job for each event, tried again until it succeeds. It may see an event twice. */
export type Subscription<Type extends DomainEventType = DomainEventType> = {
  /** Its queue; unique in the app, and stable, because waiting jobs are stored under it. */
  name: string
  on: readonly Type[]
  retries?: number
  handle(event: EventOf<Type>, attempt: { isLast: boolean; signal: AbortSignal }): Promise<void>
}

/** Keeps the event type of `on` in `handle`. */
export const subscription = <const Type extends DomainEventType>(of: Subscription<Type>): Subscription<Type> => of

/** Which browsers should look again after an event: pure, told by the relay itself. */
export type Announce = (event: DomainEvent) => readonly { person: string; live: LiveEvent }[]
