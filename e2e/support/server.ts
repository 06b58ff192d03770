import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { COMPILE_CACHE, SHORT_LIVED } from '@squash/testkit/short-lived'
import { serverHost } from './server-host/client.ts'

const main = createRequire(import.meta.url).resolve('@squash/server/main')

export type RunningServer = { url: string; stop(): Promise<void> }

const settingsFor = (port: number, env: Record<string, string>) => ({
  PORT: String(port),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ...env,
})

const urlOf = (port: number, env: Record<string, string>) => `http://${env.HOST ?? '127.0.0.1'}:${port}`

/**
 * Runs the server's own program with these settings on a free port.
 * @throws when it ends before it listens; `stop` throws when it does not end cleanly
 */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const server = spawn(process.execPath, [...SHORT_LIVED, main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...settingsFor(port, env) },
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
    url: urlOf(port, env),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`The server did not stop cleanly: ${code}`)
    },
  }
}

/** Starts a server with these settings, which name a PostgreSQL database, in the process that all such servers share. */
export async function startHostedServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const stop = await serverHost().start(settingsFor(port, env))
  return { url: urlOf(port, env), stop }
}

/** Chosen before the start, because the server puts its address into links. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
