import type { FastifyServerOptions } from 'fastify'

/** Which proxies' X-Forwarded-For is trusted: none, this many of the nearest, or those in these networks. */
export type TrustProxy = false | { hops: number } | { networks: string[] }

/** The same, as Fastify expects it. */
export function trustedProxies(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trust === false) return false
  if ('networks' in trust) return trust.networks
  return (_address, hop) => hop < trust.hops
}
