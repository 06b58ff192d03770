import { DAY } from '@squash/rules/time/units'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock.ts'

/** A file that is valid for a year or longer looks abandoned to its readers. */
const VALID_DAYS = 180

/**
 * The text of `security.txt`, which says where to report vulnerabilities. It is generated from the operator's current
 * settings, so it expires half a year after the day it is read. Addresses in it must be https, so a site without
 * https lists none.
 */
function securityText({ siteUrl, supportEmail, now }: { siteUrl: string; supportEmail: string; now: Date }) {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + VALID_DAYS * DAY)
  const addresses = [`Canonical: ${siteUrl}/.well-known/security.txt`, `Policy: ${siteUrl}/terms#security`]
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl.startsWith('https:') ? addresses : []),
    '',
  ].join('\n')
}

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
