import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type HealthParts, healthRoutes } from './health-routes.ts'
import { refusal } from './refusal.ts'
import { reportError } from './report-error.ts'
import { createStop } from './stop.ts'

export type HealthServer = {
  /** @returns the address that it listens on */
  listen(at: { host: string; port: number }): Promise<string>
  stop(): Promise<void>
}

/** What a worker answers on a port of its own: whether it runs and is ready, and its metrics. */
export async function createHealthServer({
  log,
  ...parts
}: Omit<HealthParts, 'isStopping'> & { log: Logger }): Promise<HealthServer> {
  const app: FastifyInstance = Fastify({ logger: false })
  const stopping = createStop(app, log)
  app.setNotFoundHandler(() => {
    throw refusal('request.unknown_call')
  })
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = reportError(error, log)
    return reply.code(status).headers(headers).send(body)
  })
  await app.register(healthRoutes({ ...parts, isStopping: stopping.isStopping }))
  return { listen: (at) => app.listen(at), stop: stopping.stop }
}
