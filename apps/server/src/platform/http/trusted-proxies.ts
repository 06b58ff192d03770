import type { FastifyServerOptions } from 'fastify'

/** Whose X-Forwarded-For is trusted: nobody's, that of this many nearest proxies, or that of these networks. */
export type TrustProxy = false | { hops: number } | { networks: string[] }

/** The same, as Fastify expects it. */
export function trustedProxies(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trust === false) return false
  if ('networks' in trust) return trust.networks
  return (_address, hop) => hop < trust.hops
}
