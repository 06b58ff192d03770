import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** How long requests in flight may take to end, in milliseconds. */
const DEADLINE = 10_000

/** How this server stops, so that nobody who was being served notices. */
export function createStop(app: FastifyInstance, log: Logger, deadline: number = DEADLINE) {
  const ends: (() => void | Promise<void>)[] = []
  let stopped: Promise<void> | null = null

  // A connection that is kept alive would keep the server from closing.
  app.addHook('onSend', async (_request, reply) => {
    if (stopped) reply.header('connection', 'close')
  })

  async function run(): Promise<void> {
    const late = setTimeout(() => {
      log.warn('requests were still running at the deadline; their connections are cut')
      app.server.closeAllConnections()
    }, deadline)
    try {
      const closed = app.close()
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
