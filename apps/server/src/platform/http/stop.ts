import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** How long requests in flight may take to finish, in milliseconds. */
const DEADLINE = 10_000

/**
 * Stops this server without interrupting requests in flight.
 * @param options.drain for how many milliseconds a listening server keeps serving first, so that a proxy that checks
 * `/readyz` can switch to another one
 */
export function createStop(
  app: FastifyInstance,
  log: Logger,
  { drain = 0, deadline = DEADLINE }: { drain?: number; deadline?: number } = {},
) {
  const ends: (() => void | Promise<void>)[] = []
  let stopped: Promise<void> | null = null
  let isClosing = false

  // A kept-alive connection would keep the server from closing.
  app.addHook('onSend', async (_request, reply) => {
    if (stopped) reply.header('connection', 'close')
  })

  // Browsers preconnect: a connection that has sent no request loses nothing if closed, but would keep the server open.
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
    if (isClosing) socket.destroy()
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))

  async function run(): Promise<void> {
    if (drain > 0 && app.server.listening) await pause(drain)
    isClosing = true
    const late = setTimeout(() => {
      log.warn('requests were still running at the deadline; their connections are cut')
      app.server.closeAllConnections()
    }, deadline)
    try {
      const closed = app.close()
      for (const socket of silent) socket.destroy()
      await Promise.all(ends.map((end) => end()))
      await closed
    } finally {
      clearTimeout(late)
    }
  }

  return {
    isStopping: () => stopped !== null,
    onStop: (end: () => void | Promise<void>) => {
      ends.push(end)
    },
    stop(): Promise<void> {
      stopped ??= run()
      return stopped
    },
  }
}
