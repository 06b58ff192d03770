import type { DomainEvent, DomainEventType, EventOf } from '@squash/rules/events'
import type { Database } from '../../src/platform/database/database.ts'
import { reviveEvent } from '../../src/platform/outbox/outbox.ts'

const isOf =
  <Type extends DomainEventType>(type: Type) =>
  (event: DomainEvent): event is EventOf<Type> =>
    event.type === type

/** Every published event of one type, in order. */
export async function eventsOf<Type extends DomainEventType>(
  { query }: Pick<Database, 'query'>,
  type: Type,
): Promise<EventOf<Type>[]> {
  const { rows } = await query('select event from outbox where type = $1 order by id', [type])
  return rows.map(({ event }) => reviveEvent(event)).filter(isOf(type))
}
