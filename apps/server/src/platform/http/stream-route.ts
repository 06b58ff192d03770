import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_TOPICS, TOPIC_KINDS, type TopicName, UP_TO_DATE } from '@squash/contract/live'
import type { FastifyPluginAsync } from 'fastify'
import type { Guard } from '../session/guard.ts'
import { isUuid } from '../uuid.ts'
import { admit, type CallLimiters } from './admit.ts'
import { refusal } from './refusal.ts'

/**
 * The topics that a stream asks for: `?topics=ruling:{id},debate:{id}` (docs/reference/wire.md#live-events).
 * @throws request.invalid for an unknown topic, and for too many
 */
function topicsOf(query: unknown): TopicName[] {
  const given: unknown = Object(query).topics ?? ''
  const words = [given]
    .flat()
    .join(',')
    .split(',')
    .map((word) => word.trim().toLowerCase())
  const names = [...new Set(words.filter((word) => word !== ''))]
  const topics = names.filter(isTopic)
  if (topics.length < names.length) throw refusal('request.invalid', { topics: 'Not a topic' })
  if (topics.length > MAX_TOPICS) throw refusal('request.invalid', { topics: `Up to ${MAX_TOPICS}` })
  return topics
}

function isTopic(word: string): word is TopicName {
  const [kind, id = ''] = word.split(':', 2)
  return TOPIC_KINDS.some((known) => known === kind) && isUuid(id) && word === `${kind}:${id}`
}

/** How many milliseconds ago the page began to read; null if it doesn't say, or if it was too long ago to be certain. */
function ageOf(query: unknown): number | null {
  const given: unknown = Object(query).age
  if (typeof given !== 'string' || !/^\d{1,5}$/.test(given)) return null
  const age = Number(given)
  return age <= UP_TO_DATE.oldest ? age : null
}

export type StreamRequest = {
  person: string
  /** The last event that the browser has seen, to resume from. */
  lastEventId: string | null
  /** How long ago the page began to read, in milliseconds; null if it has to refetch in any case. */
  age: number | null
  /** The topics whose tallies it also follows. */
  topics: readonly TopicName[]
  /** The raw response, whose headers go out with the handler's first write; the handler ends it. */
  response: ServerResponse
  /** Aborts when the stream is over, even where the response never closes. */
  gone: AbortSignal
  /** Checks the session again: once it is revoked, nothing more is sent. */
  isAlive: () => Promise<boolean>
}

type StreamParts = {
  guard: Guard
  limiters: CallLimiters
  connect: (stream: StreamRequest) => void | Promise<void>
}

/** Streams that one user may have open in this process; each browser tab has one. */
const MOST_OPEN = 20
/** Seconds until a user with too many should try again: one of them may have closed by then. */
const WAIT_FOR_ROOM = 30

/** `GET /realtime/v1/stream`: server-sent events for the signed-in user, for as long as the connection lasts. */
export const streamRoute =
  ({ guard, limiters, connect }: StreamParts): FastifyPluginAsync =>
  async (app) => {
    const open = new Map<string, number>()
    const count = (person: string, by: 1 | -1) => {
      const left = (open.get(person) ?? 0) + by
      if (left > 0) open.set(person, left)
      else open.delete(person)
    }
    /** Counts a stream until its client is gone. @throws request.rate_limited when the user has too many open */
    const takeSlot = (person: string, gone: AbortSignal) => {
      if ((open.get(person) ?? 0) >= MOST_OPEN) throw refusal('request.rate_limited', { retry_after: WAIT_FOR_ROOM })
      count(person, 1)
      gone.addEventListener('abort', () => count(person, -1), { once: true })
    }

    app.get('/realtime/v1/stream', { exposeHeadRoute: false }, async (request, reply) => {
      const { authorization, 'last-event-id': lastEventId } = request.headers
      // Before the first await, because the event of a client that disconnects during it fires only once.
      const gone = clientGone(request.raw, reply.raw)
      const caller = await admit(request, { kind: 'read', access: 'user' }, { guard, limiters })
      if (!caller) throw refusal('session.required')
      const topics = topicsOf(request.query)
      if (gone.aborted) return reply.hijack()
      takeSlot(caller.id, gone)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would buffer events until its buffer is full.
        'x-accel-buffering': 'no',
      })
      await connect({
        person: caller.id,
        lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
        age: ageOf(request.query),
        topics,
        response: reply.raw,
        gone,
        isAlive: async () => (await guard('user', authorization)).ok,
      })
    })
  }

/**
 * Aborts once the client can no longer be answered, whether it disconnected or the answer is complete. Node never
 * closes a response that is queued behind another one on its connection, so this watches the connection as well.
 */
export function clientGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const { socket } = request
  const gone = new AbortController()
  const leave = () => {
    socket.off('close', leave)
    response.off('close', leave)
    gone.abort()
  }
  if (response.closed || socket.destroyed) leave()
  else {
    // A client may pipeline any number of requests on one connection.
    socket.setMaxListeners(0)
    socket.once('close', leave)
    response.once('close', leave)
  }
  return gone.signal
}
