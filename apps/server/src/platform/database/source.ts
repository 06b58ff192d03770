import type { Pool } from 'pg'
import type { Database } from './database.ts'
import type { Replica } from './replica.ts'

/** What either kind of database provides: a pool of connections, and a way to receive NOTIFY. */
export type Source = Pick<Database, 'kind' | 'listen' | 'close'> & {
  pool: Pool
  /** Notifies each channel, outside any transaction. Never rejects: a notification may be lost. */
  notify(channels: readonly string[]): Promise<void>
  /** Milliseconds after which a statement without a result loses its connection; defaults to none. */
  statementLimit?: number
  /** Whether recurring statements are named, so that each connection plans them once. */
  namesStatements?: boolean
  /** Where reads may go that may be a second old. */
  replica?: Replica | undefined
}
