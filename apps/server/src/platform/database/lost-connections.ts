import type { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Keeps the process alive when a connection breaks. The driver reports that as an event that nothing else handles: an
 * idle connection is replaced at its next use, and one in use fails its query.
 */
export const surviveLostConnections = (pool: Pool, log: Logger) => {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
}
