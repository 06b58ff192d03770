import type { Kysely, QueryCreator, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A connection for reading, or a transaction. Stores take this, so that they serve both. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
/** A statement under construction: each step adds what it changes, so that a command stays one round trip. */
export type Statement = QueryCreator<Tables>

/** The one way to PostgreSQL, whether it is a server (DATABASE_URL) or embedded in this process. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  /** Runs `work` in a transaction; a deadlock or serialization failure runs it again, so it touches nothing but the database. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One SQL text for a library that writes its own (the job queue). Several statements give the rows of all of them.
   * Inside a `transaction` it belongs to that transaction, like every other query.
   */
  query(text: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Calls back for each NOTIFY on the channel, across reconnects. Messages sent while the connection was away are lost:
   * `onReconnect` says when to look for what they announced. @returns how to stop
   */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /** False from when a statement has failed because the disk is full, until there is room again. */
  hasSpace(): Promise<boolean>
  close(): Promise<void>
}
