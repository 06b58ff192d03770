import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import type { Guard } from '../session/guard.ts'
import { refusal } from './refusal.ts'

export type StreamRequest = {
  person: string
  /** The last event that the browser has seen, to go on from. */
  lastEventId: string | null
  /** The raw response, its headers written; who takes it ends it. */
  response: ServerResponse
  /** Asks again whether the session lives: a revoked one must hear nothing more (decisions §1). */
  isAlive: () => Promise<boolean>
}

/** `GET /realtime/v1/stream`: server-sent events of the signed-in person, for as long as the connection lives. */
export const streamRoute =
  ({
    guard,
    connect,
  }: {
    guard: Guard
    connect: (stream: StreamRequest) => void | Promise<void>
  }): FastifyPluginAsync =>
  async (app) => {
    app.get('/realtime/v1/stream', { exposeHeadRoute: false }, async (request, reply) => {
      const { authorization, 'last-event-id': lastEventId } = request.headers
      const admitted = await guard('user', authorization)
      if (!admitted.ok) throw refusal(admitted.code)
      if (!admitted.value) throw refusal('session.required')
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would hold events back to fill its buffer.
        'x-accel-buffering': 'no',
      })
      reply.raw.flushHeaders()
      await connect({
        person: admitted.value.id,
        lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
        response: reply.raw,
        isAlive: async () => (await guard('user', authorization)).ok,
      })
    })
  }
