import { createHash } from 'node:crypto'
import type { Access } from '@squash/contract/call'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { idempotencyOf } from '../idempotency/idempotency.ts'
import type { Caller } from '../session/guard.ts'
import { admit } from './admit.ts'
import { giveUpAfter } from './answer-in-time.ts'
import { type CallContext, callContextOf } from './context.ts'
import { answerAsFunction, type FunctionMessages, type FunctionParts } from './function-routes.ts'
import { acceptBytes } from './request-body.ts'

/** A function that takes a file as its whole body: `POST /functions/v1/{name}`. */
export type Upload = {
  name: string
  access: Exclude<Access, 'public'>
  /** The maximum size in bytes; a larger body gets a 413. */
  maxBytes: number
  messages: FunctionMessages
  /** @throws a refusal */
  run(context: CallContext, bytes: Buffer): Promise<object>
}

/**
 * Serves one upload. The caller is admitted, and counted, before the body is read, so that strangers can't fill the
 * memory with files. An Idempotency-Key belongs to the exact bytes it was first sent with.
 */
export const uploadRoute =
  (upload: Upload, { guard, limiters, log }: FunctionParts): FastifyPluginAsync =>
  async (app) => {
    const { name, access, maxBytes } = upload
    acceptBytes(app)
    answerAsFunction(app, upload, log)
    const callers = new WeakMap<FastifyRequest, Caller | null>()

    app.post<{ Body: Buffer | undefined }>(
      `/functions/v1/${name}`,
      {
        bodyLimit: maxBytes,
        onRequest: async (request, reply) => {
          request.call = name
          const stop = giveUpAfter(reply)
          try {
            callers.set(request, await admit(request, { kind: 'write', access }, { guard, limiters }))
          } finally {
            stop()
          }
        },
      },
      async (request, reply) => {
        const bytes = request.body ?? Buffer.alloc(0)
        const key = request.headers['idempotency-key']
        const digest = createHash('sha256').update(bytes).digest('base64')
        const idempotency = idempotencyOf(typeof key === 'string' ? key : undefined, digest)
        const caller = callers.get(request) ?? null
        const context = callContextOf(request, { name, access, caller, idempotency, log })
        return reply.header('cache-control', 'no-store').send(await upload.run(context, bytes))
      },
    )
  }
