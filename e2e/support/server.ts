import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { COMPILED, SHORT_LIVED } from '@squash/testkit/short-lived'

const main = createRequire(import.meta.url).resolve('@squash/server/main')

/**
 * Runs the server's own program with these settings on a free port.
 * @throws when it ends before it listens; `stop` throws when it does not end cleanly
 */
export async function startServer(env: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const server = spawn(process.execPath, [...SHORT_LIVED, main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: COMPILED,
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
    url: `http://${env.HOST ?? '127.0.0.1'}:${port}`,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`The server did not stop cleanly: ${code}`)
    },
  }
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
