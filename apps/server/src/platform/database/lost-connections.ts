import type { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Keeps the process alive when a connection breaks, which the driver tells by an event that nobody else listens to: an
 * idle connection is replaced at its next use, and one in use fails the query that is made on it.
 */
export const outliveLostConnections = (pool: Pool, log: Logger) => {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
}
