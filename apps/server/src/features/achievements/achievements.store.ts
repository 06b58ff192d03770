import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export type Unlock = { person: string; code: string; at: Date }

/**
 * Unlocks achievements that are not unlocked yet. One statement.
 * @param unlocks of users whose totals are locked
 * @returns the new ones, in the given order
 */
export async function insertUnlocks(tx: Tx, unlocks: readonly Unlock[]): Promise<Pick<Unlock, 'person' | 'code'>[]> {
  if (unlocks.length === 0) return []
  const { rows } = await sql<Pick<Unlock, 'person' | 'code'>>`
    insert into user_achievements (user_id, code, unlocked_at)
    select person, code, at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(unlocks)}::jsonb) as (person uuid, code text, at timestamptz)
    ) with ordinality as unlock (person, code, at, place)
    order by place
    on conflict (user_id, code) do nothing
    returning user_id as person, code`.execute(tx)
  return rows
}
