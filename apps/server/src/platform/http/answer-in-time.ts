import type { FastifyInstance } from 'fastify'
import { refusal } from './refusal.ts'

/** Milliseconds from when a request has arrived until it is answered. A translation alone may take ten seconds. */
const LONGEST = 11_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that this route may take to answer; all others take up to eleven seconds. */
    answerWithin?: number | undefined
  }
}

/**
 * Answers 503 where a handler takes too long, whatever it waits for: a database that hangs, another service, a lock. Its
 * work goes on, and a client that asks again with the same Idempotency-Key gets the result. A response that has begun, such
 * as a live stream, is left alone.
 */
export function answerInTime(app: FastifyInstance, longest = LONGEST): void {
  app.addHook('preHandler', async (request, reply) => {
    const { answerWithin = longest } = request.routeOptions.config
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(refusal('service.unavailable'))
    }, answerWithin)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
