import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Outbox } from './outbox.ts'

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
