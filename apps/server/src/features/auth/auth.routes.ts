import type { Auth } from '@squash/auth'
import type { FastifyPluginAsync } from 'fastify'

/** The protocol's limit (auth protocol §10); the calls' own is smaller. */
const BODY_LIMIT = 1024 * 1024

/** Hands everything under /auth/v1 to the authentication service, as the web's own Request and Response. */
export const authRoutes =
  (auth: Pick<Auth, 'handle'>, origin: string): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT + 1 }, (_request, body, done) =>
      done(null, body),
    )

    app.route<{ Body: Buffer | undefined }>({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'],
      url: '/auth/v1/*',
      bodyLimit: BODY_LIMIT + 1,
      async handler(request, reply) {
        const headers = new Headers()
        for (const [name, value] of Object.entries(request.headers)) {
          for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
        }
        const { method, body } = request
        const takesBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
        const init = { method, headers, ...(takesBody ? { body: new Uint8Array(body) } : {}) }
        const response = await auth.handle(new Request(new URL(request.url, origin), init), { address: request.ip })
        reply.code(response.status)
        for (const [name, value] of response.headers) reply.header(name, value)
        return reply.send(Buffer.from(await response.arrayBuffer()))
      },
    })
  }
