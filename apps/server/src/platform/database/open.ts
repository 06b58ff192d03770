import type { Logger } from 'pino'
import { createDatabase, type OnStatement } from './create-database.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { openPostgres } from './postgres.ts'
import { createReplica } from './replica.ts'

/**
 * Opens the database of this process: the PostgreSQL server at `url`, otherwise the embedded one in `dataDir`.
 * @param options.directUrl where to listen for NOTIFY, which a pooler in transaction mode doesn't deliver; defaults to `url`
 * @param options.isPrepared whether recurring statements are prepared by name; defaults to true on a server
 * @param options.replicaUrl a standby of the server, for reads that may be a second old; it need not answer
 * @param options.onStatement called for each statement except begin, commit and rollback
 * @throws when the server cannot be reached, or the folder is in use by another process
 */
export const openDatabase = async (options: {
  url?: string
  directUrl?: string
  replicaUrl?: string | null
  isPrepared?: boolean
  dataDir: string
  log: Logger
  onStatement?: OnStatement
}): Promise<Database> => {
  const { url, directUrl = url, replicaUrl, isPrepared = true, dataDir, log, onStatement } = options
  const source = url
    ? await openPostgres(url, log, { directUrl, isPrepared })
    : await openEmbedded({ folder: dataDir }, log)
  const replica =
    directUrl && replicaUrl ? createReplica({ url: replicaUrl, primaryUrl: directUrl, isPrepared, log }) : undefined
  replica?.start()
  return createDatabase({ ...source, replica }, onStatement)
}
