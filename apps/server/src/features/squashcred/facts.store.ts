import { count } from '@squash/rules/counters/count'
import type { Counters } from '@squash/rules/counters/counters'
import type { DomainEvent } from '@squash/rules/events'
import type { Award } from '@squash/rules/squashcred/awards'
import { circumstancesOf } from '@squash/rules/squashcred/circumstances'
import { awardsFor } from '@squash/rules/squashcred/decide-awards'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { reviveEvent } from '../../platform/outbox/outbox.ts'

/** A fact: an event happened to a user. */
export type Fact = {
  readonly person: string
  /** The event's id in the outbox. */
  readonly eventId: number
  readonly event: DomainEvent
  /** The user's time zone when it was counted: an IANA name. */
  readonly timeZone: string
}

/**
 * Stores facts about users whose totals are locked. One statement.
 * @returns the new ones, each once
 */
export async function insertFacts(tx: Tx, facts: readonly Fact[]): Promise<readonly Fact[]> {
  if (facts.length === 0) return []
  const rows = facts.map(({ person, eventId, event, timeZone }) => ({ person, eventId, event, timeZone }))
  const { rows: inserted } = await sql<{ person: string; eventId: number }>`
    insert into reward_events (person_id, event_id, event, time_zone)
    select person, "eventId", event, "timeZone"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as fact (person uuid, "eventId" bigint, event jsonb, "timeZone" text)
    on conflict do nothing
    returning person_id as person, event_id as "eventId"`.execute(tx)
  const given = new Map(facts.map((fact) => [keyOf(fact), fact]))
  return inserted.flatMap((row) => given.get(keyOf(row)) ?? [])
}

const keyOf = ({ person, eventId }: Pick<Fact, 'person' | 'eventId'>): string => `${person} ${eventId}`

/** A user's facts, in the order of events. @param after the last event of the previous page; 0 for the first page */
export async function listFacts(
  db: Db,
  person: string,
  { after, limit }: { after: number; limit: number },
): Promise<Fact[]> {
  const rows = await db
    .selectFrom('reward_events')
    .select(['event_id', 'event', 'time_zone'])
    .where('person_id', '=', person)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    person,
    eventId: row.event_id,
    event: reviveEvent(row.event),
    timeZone: row.time_zone,
  }))
}

/**
 * What one more fact does to a user's counters, and what it earns. Both the worker and the recount use this. Awards may
 * repeat earlier ones; the ledger takes each only once.
 */
export function takeFact(
  before: Counters,
  { person, event, timeZone }: Fact,
): { counters: Counters; awards: readonly Award[] } {
  const counters = count(before, event, person, timeZone)
  return { counters, awards: awardsFor(event, new Map([[person, circumstancesOf(counters, event, timeZone)]])) }
}
