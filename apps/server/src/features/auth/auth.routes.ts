import type { Auth, HostRefusal } from '@squash/auth'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type CallLimiters, spendUnauthorized } from '../../platform/http/admit.ts'
import { reportError } from '../../platform/http/error-response.ts'

/** The protocol's limit in bytes; the limit of calls is smaller. */
const BODY_LIMIT = 1024 * 1024

/** The protocol's error codes for requests refused before the authentication service sees them. */
function errorCodeOf(status: number): HostRefusal {
  if (status === 413) return 'request_entity_too_large'
  if (status === 503) return 'service_unavailable'
  return status < 500 ? 'bad_json' : 'unexpected_failure'
}

/** The error codes for a missing or invalid token, and for one whose session has ended. */
const UNAUTHORIZED = ['no_authorization', 'bad_jwt', 'session_not_found', 'user_not_found', 'user_banned']

type Parts = { auth: Pick<Auth, 'handle' | 'refuse'>; limiters: CallLimiters; origin: string; log: Logger }

/** Passes everything under /auth/v1 to the authentication service, as standard Request and Response objects. */
export const authRoutes =
  ({ auth, limiters, origin, log }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT + 1 }, (_request, body, done) =>
      done(null, body),
    )

    app.setErrorHandler((error, request, reply) => {
      const { status } = reportError(error, log.child({ request: request.id }))
      return send(reply, auth.refuse(errorCodeOf(status), headersOf(request)))
    })

    app.route<{ Body: Buffer | undefined }>({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'],
      url: '/auth/v1/*',
      bodyLimit: BODY_LIMIT + 1,
      async handler(request, reply) {
        const { method, body } = request
        const takesBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
        const init = { method, headers: headersOf(request), ...(takesBody ? { body: new Uint8Array(body) } : {}) }
        const response = await auth.handle(new Request(new URL(request.url, origin), init), { address: request.ip })
        const isUnauthorized = UNAUTHORIZED.includes(response.headers.get('x-sb-error-code') ?? '')
        const wait = isUnauthorized ? await spendUnauthorized(limiters, request.ip) : null
        return send(reply, wait === null ? response : auth.refuse('over_request_rate_limit', init.headers, wait))
      },
    })
  }

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  return headers
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
