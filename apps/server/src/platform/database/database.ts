import type { Kysely, QueryCreator, Transaction } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { ReplicaStatus } from './replica.ts'

/** A connection for reading, or a transaction: stores accept either. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
/** A statement under construction: each step adds its changes, so that a command stays one round trip. */
export type Statement = QueryCreator<Tables>

/** The only access to PostgreSQL, whether it is a server (DATABASE_URL) or embedded in this process. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  /**
   * Runs `work` in a transaction. It runs again after a deadlock or serialization failure, so `work` must have no side
   * effects outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs the one statement that ends the current transaction, and commits with it where that saves a round trip. It must
   * fail if there is anything to roll back.
   */
  commitWith<T>(statement: () => Promise<T>): Promise<T>
  /**
   * Raw SQL for a library that writes its own (the job queue). A text with several statements returns all their rows.
   * Inside a `transaction` it belongs to that transaction, like every other query.
   */
  query(text: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Calls back for each NOTIFY on the channel, across reconnects. Messages sent while the connection was down are lost:
   * `onReconnect` is the signal to check for what they announced. @returns a function that stops listening
   */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /**
   * Notifies the channel, without a message, once the transaction in which this is called has committed. Nobody waits
   * for it, and it is sent together with those of other transactions. It is lost if the process is killed or the
   * database can't be reached, so listeners poll as well.
   */
  notifyAfterCommit(channel: string): void
  /**
   * Runs `work`, whose reads may be up to a second old: outside a transaction, they go to the replica, if one is
   * configured and recent enough, and otherwise to the primary, like everything else.
   */
  mayLag<T>(work: () => T): T
  /** Whether this is inside `mayLag`, and its reads go to the replica. */
  isLagging(): boolean
  /** null without a replica. */
  replica(): ReplicaStatus | null
  /** False from the moment a statement fails because the disk is full until there is space again. */
  hasSpace(): Promise<boolean>
  /** How busy the pool is: connections in use, idle connections, and requests that wait for one. */
  connections(): Connections
  close(): Promise<void>
}

type Connections = { used: number; idle: number; waiting: number }
