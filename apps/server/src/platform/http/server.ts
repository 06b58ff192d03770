import { LIMITS } from '@squash/contract/limits'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics.ts'
import type { Guard } from '../session/guard.ts'
import { traceRequests } from '../tracing/request-spans.ts'
import { docsRoutes } from '../web/docs-routes.ts'
import type { SharedPage } from '../web/page-head.ts'
import { webRoutes } from '../web/web-routes.ts'
import type { CallLimiters } from './admit.ts'
import { answerInTime } from './answer-in-time.ts'
import { type AllowedOrigins, allowOrigins } from './cors.ts'
import { reportError } from './error-response.ts'
import { isStorable, unstorableIn, wrongFields } from './field-notes.ts'
import { healthRoutes, type Readiness } from './health-routes.ts'
import type { AnyContractRouter } from './openapi/document.ts'
import { refusal } from './refusal.ts'
import { ignoreBody } from './request-body.ts'
import { observeRequests, requestIdOf } from './request-log.ts'
import type { CallRouter } from './rpc-handler.ts'
import { type CallListener, rpcRoutes } from './rpc-routes.ts'
import { addSecurityHeaders, isApiPath } from './security-headers.ts'
import { createStop } from './stop.ts'
import { type TrustProxy, trustedProxies } from './trusted-proxies.ts'
import { createVisitorCalls } from './visitor-calls.ts'

type HttpServerParts = {
  settings: {
    siteUrl: string
    trustProxy: TrustProxy
    drain: number
    serviceKey: string | null
    supportEmail: string
    corsOrigins: AllowedOrigins
  }
  log: Logger
  metrics: Metrics
  /** The clock by which rendered pages show ages; defaults to the system's. */
  clock?: Clock
  /** The implementation of the whole contract. */
  router: CallRouter
  /** The contract by feature, to describe the calls in that order; defaults to the router itself. */
  contract?: AnyContractRouter
  /** Runs reads that may be up to a second old; by default like all others. */
  mayLag?: Database['mayLag']
  guard: Guard
  limiters: CallLimiters
  /** Notified of each successful call by a signed-in user. */
  listeners?: readonly CallListener[]
  ready: () => Promise<Readiness>
  /** Everything that is not a call: authentication, functions, the live stream, captured mail. */
  routes?: readonly FastifyPluginAsync[]
  /** Pages whose head describes their content. */
  pages?: readonly SharedPage[]
  /** The built web app, or null to serve only calls. */
  webRoot: string | null
  /** Milliseconds after which a request without an answer gets a 503; defaults to eleven seconds. */
  answerWithin?: number | undefined
}

export type HttpServer = {
  app: FastifyInstance
  /** @returns the address that it listens on */
  listen(at: { host: string; port: number }): Promise<string>
  /** Loads what the first page view would otherwise load, so that it isn't slower than the next. */
  warmUp(): Promise<void>
  /** Called before connections close, to end what would stay open: live streams. */
  onStop(end: () => void | Promise<void>): void
  /**
   * Reports that it is not ready for `settings.drain`, then stops accepting requests, ends streams, and lets requests
   * in flight finish for up to 10 s. Calling it again waits for the first call.
   */
  stop(): Promise<void>
}

/** The whole HTTP side of Squash on one port. */
export async function createHttpServer(parts: HttpServerParts): Promise<HttpServer> {
  const {
    settings,
    log,
    metrics,
    router,
    mayLag = (work) => work(),
    guard,
    limiters,
    listeners = [],
    clock = systemClock,
    ready,
    routes = [],
    pages = [],
    webRoot,
  } = parts
  const app: FastifyInstance = Fastify({
    logger: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: LIMITS.body,
    requestTimeout: 60_000,
    // A URL that cannot be decoded, or has an overlong parameter, reaches no route and no error handler.
    frameworkErrors: (error, request, reply) => {
      const { status, body } = reportError(error, log.child({ request: request.id }))
      reply.hijack()
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      reply.raw.writeHead(status, headers).end(JSON.stringify(body))
    },
  })
  const stopping = createStop(app, log, { drain: settings.drain })
  traceRequests(app)
  observeRequests(app, { log, metrics })
  addSecurityHeaders(app, { https: settings.siteUrl.startsWith('https:') })
  allowOrigins(app, settings.corsOrigins)

  answerInTime(app, parts.answerWithin)
  // Routes that read a body register a parser; anywhere else, a malformed body must not turn a 404 into an error.
  ignoreBody(app)
  app.addHook('preValidation', async ({ url, params, query }, reply) => {
    // Authentication and calls check their own queries; the web app's URLs reach no database.
    if (!isApiPath(url) || url.startsWith('/auth/')) return
    const parts: unknown[] = Object.values(Object(params))
    if (!parts.every((part) => isStorable(String(part)))) return reply.callNotFound()
    const wrong = url.startsWith('/rest/') ? {} : unstorableIn(query)
    if (Object.keys(wrong).length > 0) throw wrongFields(wrong)
  })

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, headers, body } = reportError(error, log.child({ request: request.id, call: request.call }))
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body)
  })

  const web =
    webRoot === null
      ? null
      : webRoutes({
          ...settings,
          root: webRoot,
          pages,
          calls: createVisitorCalls({ router, mayLag, log }),
          clock,
          limiters,
          log,
        })
  app.setNotFoundHandler((request, reply) => {
    if (web && !isApiPath(request.url)) return web.notFound(request, reply)
    throw refusal('request.unknown_call')
  })

  /** Loaded on request, because nothing else uses its generator. */
  async function describe() {
    const { describeApi } = await import('./openapi/document.ts')
    return describeApi(parts.contract ?? router, settings.siteUrl)
  }
  await app.register(rpcRoutes({ router, mayLag, guard, limiters, log, listeners }))
  await app.register(healthRoutes({ ready, isStopping: stopping.isStopping, metrics, serviceKey: settings.serviceKey }))
  await app.register(docsRoutes(describe))
  for (const plugin of routes) await app.register(plugin)
  if (web) await app.register(web.plugin)

  return {
    app,
    listen: (at) => app.listen(at),
    warmUp: async () => web?.warmUp(),
    onStop: stopping.onStop,
    stop: stopping.stop,
  }
}
