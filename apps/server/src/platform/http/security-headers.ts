import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const PREFIXES = [
  '/rest/',
  '/auth/',
  '/functions/',
  '/realtime/',
  '/storage/',
  '/dev/',
  '/.well-known/',
  '/docs/api',
  '/unsubscribe/',
  '/check-in/',
  '/photos/',
]
const PATHS = ['/openapi.json', '/healthz', '/readyz', '/metrics']

/**
 * Whether a path belongs to the API rather than to a screen, so that it never serves the web app. @param url with or
 * without a query
 */
export function isApiPath(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return PATHS.includes(path) || PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))
}

const SELF = ["'self'"]
const NONE = ["'none'"]

/**
 * Headers on every answer of `app`: nothing inline, nothing from other origins, no frames. @param https whether
 * SITE_URL is https
 */
export async function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: ["'self'", 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: NONE,
      },
    },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
