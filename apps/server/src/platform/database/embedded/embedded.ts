import { on, once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { Logger } from 'pino'
import { createChannels, listenTo } from '../channels.ts'
import { surviveLostConnections } from '../lost-connections.ts'
import type { Source } from '../source.ts'
import { typeParsers } from '../types.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { FromWorker, ToWorker, WorkerSetup } from './protocol.ts'

export type Embedded = Source & {
  /** Writes the whole database to `file`, which `openEmbedded({ snapshot })` can load. */
  dump(file: string): Promise<void>
}

/** All connections to PGlite share one session, so one's leftovers are cleared before the next begins. */
const CLEAN_SESSION = [
  'reset role',
  'reset all',
  'deallocate all',
  'select pg_advisory_unlock_all()',
  'discard temp',
  'unlisten *',
]

/**
 * PostgreSQL inside this process (PGlite, in a thread), accessed with the same driver as a server, over a socket in a
 * folder that only this user can enter. It survives a killed process but not a power cut: PGlite does not fsync.
 * Statements have no time limit, because nothing can interrupt the thread and the next connection would wait for the
 * same statement; a request that waits too long still gets an answer.
 * @param data a folder, a dump to load into memory, or nothing for an empty database in memory
 * @throws when the folder is in use by another process
 */
export const openEmbedded = async (
  data: { folder: string } | { snapshot: string } | 'empty',
  log: Logger,
): Promise<Embedded> => {
  const unlock = data !== 'empty' && 'folder' in data ? await lockDataFolder(data.folder) : async () => {}
  // Short, because a socket's path can have up to 107 characters.
  const socketFolder = await mkdtemp(join(tmpdir(), 'squash-'))
  const setup: WorkerSetup = { ...locationOf(data), socket: join(socketFolder, '.s.PGSQL.5432') }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: setup })
  const post = (message: ToWorker) => worker.postMessage(message)
  const removeFolder = () => rmSync(socketFolder, { recursive: true, force: true })
  // In case the process ends without closing it.
  process.once('exit', removeFolder)
  const cleanUp = async () => {
    process.off('exit', removeFolder)
    removeFolder()
    await unlock()
  }
  try {
    await waitForMessage(worker, 'ready')
  } catch (error) {
    await cleanUp()
    throw error
  }
  worker.on('error', (error) => log.fatal({ err: error }, 'the embedded database has stopped'))

  const channels = createChannels()
  const pool = new pg.Pool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    types: typeParsers,
    onConnect: async (client) => {
      client.on('notification', channels.deliver)
      for (const statement of [...CLEAN_SESSION, ...channels.statements()]) await client.query(statement)
    },
  })
  surviveLostConnections(pool, log)

  return {
    kind: 'embedded',
    pool,
    // No other process can listen to this database.
    async notify(names) {
      for (const channel of names) channels.deliver({ channel })
    },
    async listen(channel, onMessage, onReconnect) {
      const stop = channels.add(channel, onMessage, onReconnect)
      try {
        await pool.query(listenTo(channel))
        return stop
      } catch (error) {
        await stop()
        throw error
      }
    },
    async dump(file) {
      const dumped = waitForMessage(worker, 'dumped')
      post({ kind: 'dump', file })
      await dumped
    },
    async close() {
      await pool.end()
      const exited = once(worker, 'exit')
      post({ kind: 'close' })
      await exited
      await cleanUp()
    },
  }
}

/** Waits for one of the thread's own messages: under `node --watch`, Node sends messages through the worker too. */
async function waitForMessage(worker: Worker, expected: FromWorker): Promise<void> {
  for await (const [message] of on(worker, 'message')) if (message === expected) return
}

const locationOf = (data: { folder: string } | { snapshot: string } | 'empty') =>
  data === 'empty' ? {} : 'folder' in data ? { folder: resolve(data.folder) } : data
