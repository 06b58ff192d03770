import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from './refusal.ts'

/** Milliseconds from a request's arrival to its answer. A translation alone may take ten seconds. */
const DEFAULT_LIMIT = 11_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that this route may take to answer; defaults to eleven seconds. */
    answerWithin?: number | undefined
  }
}

/**
 * Answers 503 when a handler takes too long, whatever it is waiting for: a hanging database, another service, a lock.
 * Its work continues, and a client that retries with the same Idempotency-Key gets the result. A response that has
 * started, such as a live stream, is left alone.
 */
export function answerInTime(app: FastifyInstance, longest = DEFAULT_LIMIT): void {
  app.addHook('preHandler', async (request, reply) => {
    const { answerWithin = longest } = request.routeOptions.config
    const stop = giveUpAfter(reply, answerWithin)
    reply.raw.once('close', stop)
  })
}

/**
 * Answers 503 after this many milliseconds, unless the request has been answered or the returned function called by
 * then. It is for what a route does before the body is read, which the hook above does not time.
 */
export function giveUpAfter(reply: FastifyReply, milliseconds = DEFAULT_LIMIT): () => void {
  const timer = setTimeout(() => {
    if (!reply.sent && !reply.raw.headersSent) reply.send(refusal('service.unavailable'))
  }, milliseconds)
  return () => clearTimeout(timer)
}
