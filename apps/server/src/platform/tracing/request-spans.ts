import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A span for each request, named after its call or the route's template: an address may hold a token. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const enter = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), next)
    else next()
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getTracer('squash').startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT)
    if (span.isRecording()) spans.set(request, span)
    enter(request, done)
  })
  // Reading a body continues in the connection's context instead of the request's.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done))

  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    const route = request.routeOptions.url ?? 'none'
    span.updateName(`${request.method} ${request.call || route}`)
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    })
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
