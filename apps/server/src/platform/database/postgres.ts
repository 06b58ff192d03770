import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openListener } from './listener.ts'
import { CLOSE_WITHIN, createPool, type TimedQuery } from './pool.ts'
import type { Source } from './source.ts'

/** How long to wait for a connection, whether new or from a busy pool, in milliseconds. */
const CONNECT_WITHIN = 5_000
/** The server's own limit per statement, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000

const NOTIFY = `select pg_notify(channel, '') from unnest($1::text[]) as channel`

/**
 * A PostgreSQL server, with a pool of ten connections plus one that listens. No statement runs longer than 15 s and no
 * transaction idles longer than 60 s, so that a forgotten lock cannot block everyone. A connection that leaves a
 * statement unanswered for 16 s is dropped, so that a hanging server cannot either.
 * @param options.directUrl the URL of the connection that listens; `url` may be a pooler's
 * @param options.isPrepared whether recurring statements are prepared by name, which old poolers don't pass on
 * @throws when the server cannot be reached or refuses the login
 */
export const openPostgres = async (
  url: string,
  log: Logger,
  { directUrl = url, isPrepared = true }: { directUrl?: string | undefined; isPrepared?: boolean | undefined } = {},
): Promise<Source> => {
  const pool = createPool(url, log, { connectWithin: CONNECT_WITHIN, statementTimeout: STATEMENT_TIMEOUT })
  const check: TimedQuery = { text: 'select 1', query_timeout: CONNECT_WITHIN }
  await pool.query(check).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })

  const notify = async (channels: readonly string[]) => {
    const statement: TimedQuery = {
      ...(isPrepared && { name: 'notify' }),
      text: NOTIFY,
      values: [channels],
      query_timeout: CONNECT_WITHIN,
    }
    await pool.query(statement).catch((error: unknown) => log.warn({ err: error, channels }, 'a notification was lost'))
  }
  const listener = openListener(directUrl, log)
  return {
    kind: 'postgres',
    pool,
    statementLimit: STATEMENT_TIMEOUT + 1_000,
    namesStatements: isPrepared,
    notify,
    listen: listener.listen,
    async close() {
      await listener.close()
      // A hanging server does not close its connections cleanly.
      await Promise.race([pool.end(), pause(CLOSE_WITHIN, undefined, { ref: false })])
    },
  }
}
