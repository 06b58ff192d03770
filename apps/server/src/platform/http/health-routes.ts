import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { bearerOf, isServiceKey } from '../session/guard.ts'
import { reportError } from './error-response.ts'
import { isLocalRequest } from './loopback.ts'
import { refusal } from './refusal.ts'
import { createStop } from './stop.ts'

const NOT_READY: Readiness = { database: false, migrations: false, space: false }
/** Milliseconds after which a database that has not answered counts as unavailable. */
const READY_WITHIN = 3_000
/** Seconds. */
const RETRY_AFTER = 5

/** What must hold before this process may receive requests. */
export type Readiness = { database: boolean; migrations: boolean; space: boolean }

type HealthParts = {
  ready: () => Promise<Readiness>
  isStopping: () => boolean
  metrics: Metrics
  serviceKey: string | null
}

/**
 * `/healthz` says that the process runs, `/readyz` that it can serve requests. `/metrics` shows its metrics, to this
 * machine or with the service key.
 */
export const healthRoutes =
  ({ ready, isStopping, metrics, serviceKey }: HealthParts): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get('/healthz', async () => ({ status: 'ok' }))

    app.get('/readyz', async (_request, reply) => {
      if (isStopping()) return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'stopping' })
      const readiness = await Promise.race([
        ready().catch(() => NOT_READY),
        pause(READY_WITHIN, NOT_READY, { ref: false }),
      ])
      const isReady = Object.values(readiness).every(Boolean)
      if (!isReady) reply.code(503).header('retry-after', RETRY_AFTER)
      return reply.send({ status: isReady ? 'ready' : 'not ready', ...readiness })
    })

    app.get('/metrics', async (request, reply) => {
      const origin = { remoteAddress: request.socket.remoteAddress, headers: request.headers }
      if (!isLocalRequest(origin) && !isServiceKey(bearerOf(request.headers.authorization), serviceKey)) {
        throw refusal('access.denied')
      }
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  }

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
