import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CastVote } from './vote-transaction.ts'

const root = join(import.meta.dirname, '../..')

export type Program = { origin: string; pid: number; stop(): Promise<void> }

/** The flags that `npm start` uses too. */
const OUR_FLAGS = ['--no-regexp-tier-up', '--import', './apps/server/compile-cache.mjs']

/** Starts a server in its own process. @returns once it prints its address */
async function startProgram(file: string, env: Record<string, string>, flags = OUR_FLAGS): Promise<Program> {
  const child = spawn(process.execPath, [...flags, join(root, file)], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await Promise.race([
    addressIn(child),
    ended.then(() => Promise.reject(new Error(`${file} ended before it listened`))),
  ])
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const addressIn = (child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string> =>
  new Promise((found) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = line.match(/(?<=listens on )\S+/) ?? []
      if (address) found(address)
      else process.stderr.write(`${line}\n`)
    })
  })

const SQUASH = {
  HOST: '127.0.0.1',
  PORT: '0',
  WORKER_PORT: '0',
  SITE_URL: 'http://127.0.0.1:3000',
  AUTH_AUTOCONFIRM: 'on',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
}

/** Squash as an operator runs it. Usually its web half, because the worker's later jobs are not part of a request. */
export const startSquash = (databaseUrl: string, role: 'web' | 'worker' | 'all' = 'web'): Promise<Program> =>
  startProgram('apps/server/src/main.ts', { ...SQUASH, DATABASE_URL: databaseUrl, ROLE: role })

/** Squash on its embedded database, in one process. @param folder where the data goes */
export const startEmbedded = (folder: string): Promise<Program> =>
  startProgram('apps/server/src/main.ts', { ...SQUASH, DATA_DIR: folder })

/** The bare server that Squash is compared with. */
export const startBareServer = (databaseUrl: string): Promise<Program> =>
  startProgram('bench/src/bare-server.ts', { DATABASE_URL: databaseUrl })

/** A server of another project that answers the feed, in the environment that it documents for production. */
export const startPeer = (file: string, databaseUrl: string): Promise<Program> =>
  startProgram(
    `bench/peers/${file}`,
    { DATABASE_URL: databaseUrl, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    [],
  )

/** The bare server that casts votes with these statements. */
export const startBareVotes = (databaseUrl: string, { sent, voter, ruling }: CastVote): Promise<Program> =>
  startProgram('bench/src/bare-vote.ts', {
    DATABASE_URL: databaseUrl,
    STATEMENTS: JSON.stringify(sent),
    VOTER: voter,
    RULING: ruling,
  })

type Each<Started extends readonly Promise<Program>[]> = { [At in keyof Started]: Program }

/** Does the work with programs that are starting, and stops those that have started, even if it fails. */
export async function running<const Starting extends readonly Promise<Program>[], Value>(
  starting: Starting,
  work: (...programs: Each<Starting>) => Promise<Value>,
): Promise<Value> {
  const started = await Promise.allSettled(starting)
  try {
    return await work(...(await Promise.all(starting)))
  } finally {
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()))
  }
}
