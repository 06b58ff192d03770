import type { FastifyInstance } from 'fastify'

/** Origins whose pages may call the API from a browser; '*' allows all, and an empty list none. */
export type AllowedOrigins = readonly string[]

/** The authentication service handles its own CORS, and nothing else is meant for other origins. */
const PATHS = ['/rest/', '/functions/', '/realtime/', '/openapi.json']
const isApi = (url: string): boolean => PATHS.some((path) => url.startsWith(path))
const METHODS = 'GET, HEAD, POST'
const REQUEST_HEADERS =
  'authorization, content-type, apikey, x-client-info, idempotency-key, if-none-match, last-event-id, x-request-id'
const RESPONSE_HEADERS = 'etag, retry-after, x-request-id'
/** Seconds for which a browser may cache a preflight; no browser accepts more than two hours. */
const PREFLIGHT_TTL = '7200'

/**
 * Lets pages of other origins read the API's answers (CORS). Callers are identified only by their bearer token and
 * never by a cookie, so credentials are not allowed. Without origins it adds nothing to any answer.
 */
export function allowOrigins(app: FastifyInstance, origins: AllowedOrigins): void {
  if (origins.length === 0) return
  const allowsAnyOrigin = origins.includes('*')

  app.addHook('onSend', async (request, reply) => {
    if (allowsAnyOrigin || !isApi(request.url)) return
    const others = reply.getHeader('vary')
    reply.header('vary', others === undefined ? 'origin' : `${others}, origin`)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return
    const { origin, 'access-control-request-method': requestedMethod } = request.headers
    if (origin === undefined || !(allowsAnyOrigin || origins.includes(origin))) return
    reply.headers({
      'access-control-allow-origin': allowsAnyOrigin ? '*' : origin,
      'access-control-expose-headers': RESPONSE_HEADERS,
    })
    if (request.method !== 'OPTIONS' || requestedMethod === undefined) return
    const allowed = {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': PREFLIGHT_TTL,
    }
    return reply.headers(allowed).code(204).send()
  })
}
