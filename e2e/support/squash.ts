import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseFor } from './database.ts'

const main = fileURLToPath(import.meta.resolve('@squash/server/main'))

export type CapturedMail = { to: string; subject: string; text: string; html: string }
export type RunningSquash = { url: string; mails(to: string): Promise<CapturedMail[]>; stop(): Promise<void> }

/**
 * Starts the real server as a process of its own, over an embedded database in a new folder or, with DATABASE_URL, a new
 * database on that server.
 * @param env further settings, as an operator would give them
 */
export async function startSquash(env: Record<string, string> = {}): Promise<RunningSquash> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'squash-journey-'))
  const database = await databaseFor()
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    new Promise<void>((listening) => {
      server.stdout.on('data', (text: Buffer) => text.includes('listens on') && listening())
    }),
    once(server, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${code} before it listened`)
    }),
  ])

  return {
    url,
    async mails(to) {
      const all: CapturedMail[] = await (await fetch(`${url}/dev/mail.json`)).json()
      return all.filter((mail) => mail.to === to)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      const [code] = await ended
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The server did not stop cleanly: ${code}`)
    },
  }
}

/** The address must be known before the start, because the server puts it into links. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
