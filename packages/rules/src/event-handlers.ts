import type { DomainEvent, DomainEventType, EventOf } from './events.ts'

/** Handlers by event type. Subscriptions are derived from the keys, so that each event is named only once. */
export type EventHandlers<Result, More extends unknown[] = []> = {
  readonly [Type in DomainEventType]?: (event: EventOf<Type>, ...more: More) => Result
}

type Typed<Type extends DomainEventType> = { [T in Type]: EventOf<T> }[Type]

/** Calls the handler for an event. @returns undefined if there is none */
export function handleEvent<Result, More extends unknown[], Type extends DomainEventType = DomainEventType>(
  handlers: { readonly [T in Type]?: (event: Typed<T>, ...more: More) => Result },
  event: Typed<Type>,
  ...more: More
): Result | undefined {
  return handlers[event.type]?.(event, ...more)
}

/** Uses one handler for all of these types. */
export const sameForAll = <Result, More extends unknown[]>(
  types: readonly string[],
  handler: (event: DomainEvent, ...more: More) => Result,
): EventHandlers<Result, More> => Object.fromEntries(types.map((type) => [type, handler]))
