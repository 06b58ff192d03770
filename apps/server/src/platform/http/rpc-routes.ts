import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { idempotencyOf } from '../idempotency/idempotency.ts'
import type { Guard } from '../session/guard.ts'
import { admit, type CallLimiters } from './admit.ts'
import { callContextOf } from './context.ts'
import { etagOf, isFresh } from './etag.ts'
import { refusal } from './refusal.ts'
import { acceptJson } from './request-body.ts'
import { type CallResponse, type CallRouter, callsOf, createRpcHandler, isAllowedToLag } from './rpc-handler.ts'
import { shareReads } from './visitor-calls.ts'

type RpcParts = {
  router: CallRouter
  /** Runs reads that may be up to a second old. */
  mayLag: Database['mayLag']
  guard: Guard
  limiters: CallLimiters
  log: Logger
  /** Called after the answer to each successful call by a signed-in user. */
  listeners: readonly CallListener[]
}

/**
 * `/rest/v1/rpc/{name}`: find the call → guard → limit → run → answer. POST for all, GET for reads
 * (docs/reference/wire.md#requests).
 */
export const rpcRoutes =
  ({ router, mayLag, guard, limiters, log, listeners }: RpcParts): FastifyPluginAsync =>
  async (app) => {
    acceptJson(app)
    const calls = callsOf(router)
    const run = createRpcHandler(router)
    const runForVisitors = shareReads(run)

    async function answer(
      request: FastifyRequest<Named>,
      reply: FastifyReply,
      given: { body: unknown } | { query: unknown },
    ) {
      const { name } = request.params
      const call = calls.get(name)
      if (!call) throw refusal('request.unknown_call')
      request.call = name
      if ('query' in given && call.kind === 'write') throw refusal('request.method_not_allowed')
      const caller = await admit(request, call, { guard, limiters })
      const key = call.kind === 'write' ? headerOf(request, 'idempotency-key') : undefined
      const idempotency = idempotencyOf(key, request.body)
      const context = callContextOf(request, { name, access: call.access, caller, idempotency, log })
      const isShared = call.kind === 'read' && call.access === 'public' && caller === null
      const respond = () => (isShared ? runForVisitors : run)(name, given, context)
      const response = await (isAllowedToLag(call, caller === null) ? mayLag(respond) : respond())
      if (caller && response.status === 200)
        notifyOnceAnswered(reply.raw, { name, person: caller.id }, { listeners, log })
      return { response, caller }
    }

    app.post<Named>('/rest/v1/rpc/:name', async (request, reply) => {
      const { response } = await answer(request, reply, { body: request.body ?? {} })
      return send(reply.header('cache-control', 'no-store'), response)
    })

    app.get<Named>('/rest/v1/rpc/:name', async (request, reply) => {
      if (calls.get(request.params.name)?.kind === 'write') reply.header('allow', 'POST')
      const { response, caller } = await answer(request, reply, { query: request.query })
      if (response.status !== 200) return send(reply.header('cache-control', 'no-store'), response)
      const etag = etagOf(response.body)
      // Private answers must not be stored on disk; the tag still helps a client that keeps them in memory.
      const caching = caller ? 'no-store' : 'private, no-cache'
      reply.headers({ etag, 'cache-control': caching, vary: 'authorization, accept-language' })
      return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send() : send(reply, response)
    })

    app.route<Named>({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/rest/v1/rpc/:name',
      handler: async (_request, reply) => {
        reply.header('allow', 'GET, POST')
        throw refusal('request.method_not_allowed')
      },
    })
  }

type Named = { Params: { name: string } }

const send = (reply: FastifyReply, { status, headers, body }: CallResponse) =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Called for each successful call by a signed-in user, after its answer has been sent: for work that opening a page
 * triggers but a read must not do itself. It returns immediately and never throws.
 */
export type CallListener = (call: { name: string; person: string }) => void

/**
 * Notifies the listeners of a call once its answer has been sent or its client has disconnected. One that throws is
 * logged; the others are still notified, and the user is unaffected.
 */
function notifyOnceAnswered(
  response: Pick<ServerResponse, 'once'>,
  call: { name: string; person: string },
  { listeners, log }: { listeners: readonly CallListener[]; log: Logger },
): void {
  if (listeners.length === 0) return
  response.once('close', () => {
    for (const listener of listeners) {
      try {
        listener(call)
      } catch (error) {
        log.error({ err: error, call: call.name }, 'a listener of calls failed')
      }
    }
  })
}
