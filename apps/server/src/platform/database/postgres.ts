import pg from 'pg'
import type { Logger } from 'pino'
import { openListener } from './listener.ts'
import { outliveLostConnections } from './lost-connections.ts'
import type { Source } from './source.ts'
import { typeParsers } from './types.ts'

/**
 * A PostgreSQL server, by a pool of ten connections and one more that listens. No statement runs longer than 15 s and no
 * transaction idles longer than 60 s, so that a forgotten lock cannot hold up everybody.
 * @throws when the server cannot be reached or refuses the login
 */
export const openPostgres = async (url: string, log: Logger): Promise<Source> => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'squash',
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: typeParsers,
  })
  outliveLostConnections(pool, log)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })

  const listener = openListener(url, log)
  return {
    kind: 'postgres',
    pool,
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}
