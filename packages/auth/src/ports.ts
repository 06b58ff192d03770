import type { Kysely, Transaction } from 'kysely'
import type { AuthTables } from './tables.ts'

/** For single read statements; never used while a transaction is open, because a host may have only one connection. */
export type AuthDb = Kysely<AuthTables>
export type AuthTx = Transaction<AuthTables>

export interface AuthClock {
  now(): Date
}

/** The part of a structured logger that the service uses. Addresses, tokens and codes are never logged. */
export interface AuthLog {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
