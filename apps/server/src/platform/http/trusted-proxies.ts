import type { FastifyServerOptions } from 'fastify'

/** Whose X-Forwarded-For is believed: nobody's, that of so many nearest proxies, or that of these networks. */
export type TrustProxy = false | { hops: number } | { networks: string[] }

/** The same, as Fastify takes it. */
export function trustedProxies(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trust === false) return false
  if ('networks' in trust) return trust.networks
  return (_address, hop) => hop < trust.hops
}
