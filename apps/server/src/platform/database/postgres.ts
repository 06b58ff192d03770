import { setTimeout as pause } from 'node:timers/promises'
import pg, { type QueryConfig } from 'pg'
import type { Logger } from 'pino'
import { openListener } from './listener.ts'
import { outliveLostConnections } from './lost-connections.ts'
import type { Source } from './source.ts'
import { typeParsers } from './types.ts'

/** Milliseconds to connect, or to wait for a connection while all are in use. */
export const CONNECT_WITHIN = 5_000
/** Milliseconds after which the server gives a statement up. */
const STATEMENT_TIMEOUT = 15_000
/** Milliseconds to wait for connections to close. */
const CLOSE_WITHIN = 5_000

/**
 * A PostgreSQL server, by a pool of ten connections and one more that listens. No statement runs longer than 15 s and no
 * transaction idles longer than 60 s, so that a forgotten lock cannot hold up everybody; a connection that is silent a second
 * longer is given up, so that a server that hangs cannot either.
 * @throws when the server cannot be reached or refuses the login
 */
export const openPostgres = async (url: string, log: Logger): Promise<Source> => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'squash',
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: typeParsers,
  })
  outliveLostConnections(pool, log)
  const check: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: CONNECT_WITHIN }
  await pool.query(check).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })

  const listener = openListener(url, log)
  return {
    kind: 'postgres',
    pool,
    statementLimit: STATEMENT_TIMEOUT + 1_000,
    listen: listener.listen,
    async close() {
      await listener.close()
      // A server that hangs says no goodbye.
      await Promise.race([pool.end(), pause(CLOSE_WITHIN, undefined, { ref: false })])
    },
  }
}
