import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A connection for reading, or a transaction. Stores take this, so that they serve both. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** The one way to PostgreSQL, whether it is a server (DATABASE_URL) or embedded in this process. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  /** Runs `work` in a transaction; a deadlock or serialization failure runs it again, so it touches nothing but the database. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls back for each NOTIFY on the channel, across reconnects. @returns how to stop */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
