import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyDatabase, inFolder } from './database.ts'
import { startHostedServer, startServer } from './server.ts'

export type CapturedMail = { to: string; subject: string; text: string; html: string }
export type RunningSquash = {
  url: string
  mails(to: string): Promise<CapturedMail[]>
  /** Stops the server. @returns which of these words occur anywhere in its stored data */
  stored(words: readonly string[]): Promise<string[]>
  stop(): Promise<void>
}

/**
 * Starts a real server: on an embedded database in a new folder and in its own process or, with DATABASE_URL, on a new
 * database of that PostgreSQL server and in a process that it shares with others.
 * @param env further settings, as an operator would set them
 */
export async function startSquash(env: Record<string, string> = {}): Promise<RunningSquash> {
  const folder = await mkdtemp(join(tmpdir(), 'squash-journey-'))
  const migrated = inject('migrated')
  const database = 'database' in migrated ? await copyDatabase(migrated.database) : null
  if ('folder' in migrated) await cp(migrated.folder, folder, { recursive: true })
  const server = database
    ? await startHostedServer({ DATA_DIR: folder, DATABASE_URL: database.url, ...env })
    : await startServer({ DATA_DIR: folder, ...env })
  let stopping: Promise<void> | undefined
  const stopServer = () => (stopping ??= server.stop())
  return {
    url: server.url,
    async mails(to) {
      const all: CapturedMail[] = await (await fetch(`${server.url}/dev/mail.json`)).json()
      return all.filter((mail) => mail.to === to)
    },
    async stored(words) {
      await stopServer()
      return database ? database.stored(words) : inFolder(folder, words)
    },
    async stop() {
      await stopServer()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
