import pg, { type QueryConfig } from 'pg'
import type { Logger } from 'pino'
import { surviveLostConnections } from './lost-connections.ts'
import { typeParsers } from './types.ts'

/** How long to wait for connections to close, in milliseconds. */
export const CLOSE_WITHIN = 5_000

/** A query with `query_timeout`, the number of milliseconds that this process waits for its result. */
export type TimedQuery = QueryConfig & { query_timeout: number }

type PoolLimits = { max?: number; connectWithin: number; statementTimeout: number }

/** Connections of this process to a server. @param limits `max` connections; the others are in milliseconds */
export function createPool(
  url: string,
  log: Logger,
  { max = 10, connectWithin, statementTimeout }: PoolLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'squash',
    max,
    connectionTimeoutMillis: connectWithin,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: typeParsers,
  })
  surviveLostConnections(pool, log)
  return pool
}
