import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

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
 * Headers on every answer of `app`: nothing inline, nothing from other origins, no frames. They are computed once;
 * Fastify's plugin for them computes them for each request.
 * @param https whether SITE_URL is https
 */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const setHeaders = helmet({
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    setHeaders(request.raw, reply.raw, () => done())
  })
}
