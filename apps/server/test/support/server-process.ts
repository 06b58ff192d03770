import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE, SHORT_LIVED } from '@squash/testkit/short-lived'
import { expect } from 'vitest'

const project = fileURLToPath(new URL('../../../..', import.meta.url))
const running = new Set<ChildProcess>()
/** The test file whose tests are over. Files share this module, so other files may still start servers. */
let overIn: string | undefined

export type WorkerProcess = {
  /** kill -9: no handler runs, nothing is flushed. */
  kill(): Promise<void>
  /** SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
  /** Settles with what it has written to standard error once it has ended, for whatever reason. */
  ended: Promise<string>
}
export type ServerProcess = WorkerProcess & { origin: string; port: string }

/**
 * The server as an operator starts it, in its own process, on a free port unless PORT names one.
 * @param folder the folder of the project; defaults to this one
 * @returns once it listens
 * @throws its output when it ends before that
 */
export async function startServer(env: Record<string, string>, folder = project): Promise<ServerProcess> {
  const { child, program } = spawnServer(env, folder)
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, origin] = /^Squash listens on (\S+)$/.exec(line) ?? []
      if (origin) resolve(origin)
    })
  })
  const ended = program.ended.then((complaints) => {
    throw new Error(`The server ended before it listened: ${complaints}`)
  })
  const origin = await Promise.race([listening, ended])
  // From here on, only the test checks how it ends.
  ended.catch(() => {})
  return { origin, port: new URL(origin).port, ...program }
}

/** A process that runs jobs and answers nobody. It is returned at once, because nothing says when it is ready. */
export function startWorkerProcess(env: Record<string, string>): WorkerProcess {
  const { child, program } = spawnServer({ ...env, ROLE: 'worker' }, project)
  child.stdout.resume()
  return program
}

function spawnServer(env: Record<string, string>, folder: string) {
  if (overIn === currentFile()) throw new Error('The test is over')
  const child = spawn(process.execPath, [...SHORT_LIVED, join(folder, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE_URL: 'http://127.0.0.1:3000',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const exited = once(child, 'exit').finally(() => running.delete(child))
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  const program: WorkerProcess = {
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    ended: exited.then(() => complaints),
  }
  return { child, program }
}

/** Stops the servers that a failed test of this file left running; no further ones can be started. */
export function killServers(): void {
  overIn = currentFile()
  for (const child of running) child.kill('SIGKILL')
}

const currentFile = (): string => expect.getState().testPath ?? ''
