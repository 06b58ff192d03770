import type { Kysely, Transaction } from 'kysely'
import type { AuthTables } from './tables.ts'

/** For reading one statement at a time; never used while a transaction is open, because a host may have one connection only. */
export type AuthDb = Kysely<AuthTables>
export type AuthTx = Transaction<AuthTables>

export interface AuthClock {
  now(): Date
}

/** The part of a structured logger that the service uses. It is given no addresses, tokens or codes. */
export interface AuthLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
