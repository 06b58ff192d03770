import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock.ts'
import { securityText } from './security-text.ts'

type WellKnown = { siteUrl: string; supportEmail: string; clock: Clock }

/**
 * Addresses where programs look by themselves: `security.txt` for whoever found a hole, and `change-password`, by which password
 * managers lead to where a password is changed. Whoever is not signed in there signs in first, or resets it.
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
