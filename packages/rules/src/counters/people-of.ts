import type { DomainEvent } from '../events.ts'

/**
 * The people whose points, achievements or archetype an event may change: without duplicates and in a fixed order, so
 * that two workers lock them in the same order. Erased accounts and people who haven't joined yet are left out.
 */
export function peopleOf(event: DomainEvent): readonly string[] {
  const people: (string | null)[] = []
  if ('parties' in event) people.push(...event.parties)
  if ('person' in event) people.push(event.person)
  if ('by' in event) people.push(event.by)
  if ('voter' in event) people.push(event.voter)
  if ('creator' in event) people.push(event.creator)
  if ('opponent' in event) people.push(event.opponent)
  if ('inviter' in event) people.push(event.inviter)
  if ('author' in event) people.push(event.author)
  return [...new Set(people.filter((person) => person !== null))].toSorted()
}
