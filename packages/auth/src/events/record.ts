import type { Insertable } from 'kysely'
import type { AuthTx } from '../ports.ts'
import type { AuthTables } from '../tables.ts'

/** Writes to the accounts' history, in the transaction of what happened. */
export async function recordEvents(
  tx: AuthTx,
  events: readonly Insertable<AuthTables['auth.security_events']>[],
): Promise<void> {
  if (events.length > 0) await tx.insertInto('auth.security_events').values(events).execute()
}
