import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { LogReader } from './outbox.ts'

/** How many shards people are spread over: the most workers that one reader can use. As many as `log_positions` has. */
export const SHARDS = 16

/** A person's shard: the first digit of their id, which is random. */
export const shardOfPerson = (person: string): number => Number.parseInt(person.slice(0, 1), 16)

/** Shards as bits of a number. */
export const maskOf = (shards: readonly number[]): number => shards.reduce((mask, shard) => mask | (1 << shard), 0)

/** Readers of the event log listen on this channel. */
export const LOG_CHANNEL = 'event_log'

/**
 * Marks events as forwarded, gives those that a reader takes their positions in the log, and wakes the readers. One
 * statement; the relay's lock makes positions grow in the order of commits.
 * @param waiting in the order of ids
 */
export async function markForwarded(
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

/** The shards of the people for whom any reader takes the event; null if none does. */
function shardsOf(readers: readonly LogReader[], event: DomainEvent): number | null {
  const people = readers.flatMap(({ types, peopleOf }) => (types.includes(event.type) ? peopleOf(event) : []))
  return people.length === 0 ? null : maskOf(people.map(shardOfPerson))
}
