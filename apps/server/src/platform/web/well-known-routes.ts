import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock.ts'
import { securityText } from './security-text.ts'

type WellKnown = { siteUrl: string; supportEmail: string; clock: Clock }

/**
 * Well-known URLs: `security.txt` for security researchers, and `change-password`, where password managers send users
 * to change a password. A signed-out user signs in there first, or resets it.
 */
export const wellKnownRoutes =
  ({ siteUrl, supportEmail, clock }: WellKnown): FastifyPluginAsync =>
  async (app) => {
    app.get('/.well-known/security.txt', async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(securityText({ siteUrl, supportEmail, now: clock.now() })),
    )
    app.get('/.well-known/change-password', async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect('/security', 302),
    )
  }
