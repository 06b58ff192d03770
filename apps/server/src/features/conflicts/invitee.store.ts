import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The confirmed account that holds the invited address of a conflict, or a person's own account once its address is confirmed. */
export async function findHolder(
  db: Db,
  of: { conflict: string } | { person: string },
): Promise<{ id: string; email: string } | null> {
  const confirmed = db.selectFrom('profiles').select(['id', 'email']).where('email_confirmed', '=', true)
  const query =
    'person' in of
      ? confirmed.where('id', '=', of.person)
      : confirmed.where(
          sql<string>`lower(email)`,
          '=',
          db.selectFrom('conflicts').select('user2_email').where('id', '=', of.conflict),
        )
  const holder = await query.executeTakeFirst()
  return holder?.email ? { id: holder.id, email: holder.email } : null
}
