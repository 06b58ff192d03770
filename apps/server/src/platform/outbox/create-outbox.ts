import { sql } from 'kysely'
import type { Outbox } from './outbox.ts'

/** The relay listens here. */
export const OUTBOX_CHANNEL = 'outbox'

/** Events wait in the table `outbox` until a worker's relay hands them on; a rolled-back transaction publishes nothing. */
export const createOutbox = (): Outbox => ({
  async publish(tx, events) {
    if (events.length === 0) return
    await sql`
      with waiting as (
        insert into outbox (type, event, occurred_at)
        select event ->> 'type', event, (event ->> 'at')::timestamptz
        from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as published (event, place)
        order by place
      )
      select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tx)
  },
})
