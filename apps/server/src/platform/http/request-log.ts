import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'

/**
 * One log line and one measurement per request. The line has the route's template and the call's name, never the
 * address, the query or a body.
 */
export function observeRequests(app: FastifyInstance, { log, metrics }: { log: Logger; metrics: Metrics }): void {
  app.decorateRequest('call', '')

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const call = request.call || route
    metrics.requestAnswered(call, reply.statusCode, reply.elapsedTime)
    const line = {
      request: request.id,
      method: request.method,
      route,
      ...(request.call && { call: request.call }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) log.warn(line, 'request')
    else log.info(line, 'request')
  })
}

/** The id under which a request is logged: the client's X-Request-Id if it is a plain word, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
