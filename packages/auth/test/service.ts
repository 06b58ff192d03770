import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { portOf } from '@squash/testkit/loopback'
import { Kysely, PGliteDialect, sql } from 'kysely'
import {
  type AccountHooks,
  type AuthLimiter,
  type AuthMail,
  type AuthSettings,
  type AuthTables,
  type AuthText,
  authSettings,
  createAuth,
  migrationsFolder,
} from '../src/index.ts'

/** A Friday noon; tests move the clock. */
export const start = new Date('2026-03-06T12:00:00.000Z')

const unlimited: AuthLimiter = { consume: async () => ({ ok: true }) }

export type Service = Awaited<ReturnType<typeof startService>>

/** A dump of a migrated database, created once per process: opening a copy takes a fraction of the time. */
let migrated: Promise<File | Blob> | undefined

async function migrate(): Promise<File | Blob> {
  const pglite = new PGlite()
  for (const name of (await readdir(migrationsFolder)).sort()) {
    await pglite.exec(await readFile(new URL(name, migrationsFolder), 'utf8'))
  }
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

/** Databases released by earlier test files of this process: a new one is slow until its code is fully compiled. */
const idle: Kysely<AuthTables>[] = []

/** An empty embedded database with the service's tables. */
async function emptyDatabase(): Promise<Kysely<AuthTables>> {
  const released = idle.pop()
  if (released) return released
  migrated ??= migrate()
  const pglite = new PGlite({ loadDataDir: await migrated })
  return new Kysely<AuthTables>({ dialect: new PGliteDialect({ pglite }) })
}

/** Empties a database for the next file, or closes it if a test has added tables of its own. */
async function release(db: Kysely<AuthTables>): Promise<void> {
  const { rows } = await sql<{ name: string; ours: boolean }>`
    select format('%I.%I', schemaname, tablename) as name, schemaname = 'auth' as ours from pg_tables
    where schemaname in ('auth', 'public')`.execute(db)
  if (!rows.every(({ ours }) => ours)) return db.destroy()
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(db)
  idle.push(db)
}

/**
 * The service on a real server on loopback, with a database of its own, and a clock and a mailbox that the test
 * controls.
 */
export async function startService(
  given: {
    settings?: Partial<AuthSettings>
    accounts?: AccountHooks
    limiter?: AuthLimiter
    /** Another service's database, for two processes that share one. */
    db?: Kysely<AuthTables>
  } = {},
) {
  const db = given.db ?? (await emptyDatabase())
  let now = start
  const mails: AuthMail[] = []
  const texts: AuthText[] = []
  const pauses: number[] = []
  const failures: object[] = []
  let gate: (() => Promise<void>) | null = null
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server)}`
  const url = `${origin}/auth/v1`

  const settings = authSettings({ siteUrl: 'http://localhost:3000', externalUrl: url, ...given.settings })
  const auth = createAuth({
    db,
    transaction: async (work) => {
      const [held] = [gate]
      gate = null
      await held?.()
      return await db.transaction().execute(work)
    },
    mailer: { queue: async (_tx, mail) => void mails.push(mail) },
    texter: { queue: async (_tx, text) => void texts.push(text) },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    clock: { now: () => now },
    settings,
    accounts: given.accounts ?? {},
    limiter: given.limiter ?? unlimited,
    log: { debug: () => undefined, warn: () => undefined, error: (fields) => void failures.push(fields) },
  })
  server.on('request', async (incoming, outgoing) => {
    const address = String(incoming.headers['x-client-address'] ?? incoming.socket.remoteAddress)
    const response = await auth.handle(toRequest(origin, incoming), { address })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })

  return {
    url,
    db,
    auth,
    settings,
    mails,
    texts,
    /** How long the service would have paused each time, in milliseconds. */
    pauses,
    /** Errors that the service logged as its own failures: a caller's mistake must never appear here. */
    failures,
    now: () => now,
    forward: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    /**
     * Holds the next transaction, after all reads that its request makes before it. `arrived` resolves once it is
     * waiting; `release` lets it continue.
     */
    holdTransaction: () => {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      gate = async () => {
        arrived.resolve()
        await released.promise
      }
      return { arrived: arrived.promise, release: released.resolve }
    },
    /** Clears accounts and mailbox and resets the clock. */
    reset: async () => {
      await db.deleteFrom('auth.users').execute()
      await db.deleteFrom('auth.message_requests').execute()
      mails.length = 0
      texts.length = 0
      pauses.length = 0
      failures.length = 0
      now = start
    },
    /** Sends JSON and reads the answer. */
    call: async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json;charset=UTF-8', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const answer = await response.text()
      return { status: response.status, headers: response.headers, body: answer === '' ? null : JSON.parse(answer) }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (given.db === undefined) await release(db)
    },
  }
}

function toRequest(origin: string, incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody
    ? new ReadableStream({
        start: async (to) => {
          for await (const chunk of incoming) to.enqueue(new Uint8Array(chunk))
          to.close()
        },
      })
    : null
  return new Request(`${origin}${incoming.url}`, { method: incoming.method ?? 'GET', headers, body, duplex: 'half' })
}
