import type { DomainEvent } from '@squash/rules/events'

type DateFieldOf<Event> = Event extends unknown
  ? { [Field in keyof Event]-?: Extract<Event[Field], Date> extends never ? never : Field }[keyof Event]
  : never

/** The fields that JSON turned into strings; the compiler requires each one that an event has. */
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
