import type { ServerResponse } from 'node:http'
import type { TopicName } from '@squash/contract/live'
import type { FastifyPluginAsync } from 'fastify'
import type { Guard } from '../session/guard.ts'
import { refusal } from './refusal.ts'
import { type CallLimiters, spendCall } from './spend.ts'
import { topicsOf } from './topics-of.ts'

export type StreamRequest = {
  person: string
  /** The last event that the browser has seen, to go on from. */
  lastEventId: string | null
  /** Whose tallies it wants to see as well. */
  topics: readonly TopicName[]
  /** The raw response, its headers written; who takes it ends it. */
  response: ServerResponse
  /** Asks again whether the session lives: a revoked one must hear nothing more (decisions §1). */
  isAlive: () => Promise<boolean>
}

type StreamParts = {
  guard: Guard
  limiters: CallLimiters
  connect: (stream: StreamRequest) => void | Promise<void>
}

/** Streams that one person may have open in this process; each tab of a browser has one. */
const MOST_OPEN = 20
/** Seconds after which one of them may have been closed. */
const WAIT_FOR_ROOM = 30

/** `GET /realtime/v1/stream`: server-sent events of the signed-in person, for as long as the connection lives. */
export const streamRoute =
  ({ guard, limiters, connect }: StreamParts): FastifyPluginAsync =>
  async (app) => {
    const open = new Map<string, number>()
    const count = (person: string, by: 1 | -1) => {
      const left = (open.get(person) ?? 0) + by
      if (left > 0) open.set(person, left)
      else open.delete(person)
    }

    app.get('/realtime/v1/stream', { exposeHeadRoute: false }, async (request, reply) => {
      const { authorization, 'last-event-id': lastEventId } = request.headers
      const admitted = await guard('user', authorization)
      if (!admitted.ok) throw refusal(admitted.code)
      const caller = admitted.value
      if (!caller) throw refusal('session.required')
      await spendCall(limiters, { kind: 'read', access: 'user', caller, address: request.ip })
      const topics = topicsOf(request.query)
      if ((open.get(caller.id) ?? 0) >= MOST_OPEN) throw refusal('request.rate_limited', { retry_after: WAIT_FOR_ROOM })
      count(caller.id, 1)
      reply.raw.once('close', () => count(caller.id, -1))
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
        person: caller.id,
        lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
        topics,
        response: reply.raw,
        isAlive: async () => (await guard('user', authorization)).ok,
      })
    })
  }
