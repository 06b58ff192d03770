import type { Access } from '@squash/contract/call'
import { REFUSALS, type RefusalCode } from '@squash/contract/errors'
import type { Result } from '@squash/rules/result'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { idempotencyOf } from '../idempotency/idempotency.ts'
import type { Guard } from '../session/guard.ts'
import { admit, type CallLimiters } from './admit.ts'
import type { DeclaredErrors } from './command.ts'
import { type CallContext, callContextOf } from './context.ts'
import { reportError } from './error-response.ts'
import { notesOf, unstorableIn, wrongFields } from './field-notes.ts'
import { refusal } from './refusal.ts'
import { acceptJson } from './request-body.ts'

export type FunctionMessages = { readonly [Code in RefusalCode]?: string }

/**
 * A function that takes and returns JSON, as the contract declares it (`@squash/contract/functions`), with its
 * implementation: `POST /functions/v1/{name}`.
 */
export type JsonFunction<Input, Output = unknown> = {
  name: string
  access: Access
  input: z.ZodType<Input>
  run(context: CallContext, input: Input): Promise<Result<Output>>
  /** This function's own messages; the refusal's message is the default. */
  messages?: FunctionMessages
  /** Milliseconds that it may take; defaults to the limit of any request. */
  answerWithin?: number
}

/** Error constructors for a `command` inside a function, which has no contract to declare them. */
export function functionErrors<Code extends RefusalCode>(...codes: Code[]): DeclaredErrors<Code> {
  const entries = codes.map((code) => [code, ({ data }: { data?: unknown }): Error => refusal(code, data)])
  return Object.fromEntries(entries)
}

/** Answers every error of `app` as a function does: `{error}`, and the wrong fields of a 400. */
export function answerAsFunction(
  app: FastifyInstance,
  { name, messages }: { name: string; messages: FunctionMessages },
  log: Logger,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = reportError(error, log.child({ request: request.id, call: name }))
    const own = messages[body.code]
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send({ error: own ?? body.message, ...(status === 400 ? { details: body.details } : {}) })
  })
}

export type FunctionParts = { guard: Guard; limiters: CallLimiters; log: Logger }

/**
 * Serves one function. Errors are `{error}` with the function's own text and an accurate status; a 400 names every
 * wrong field in `details`.
 */
export const functionRoute =
  <Input, Output>(served: JsonFunction<Input, Output>, { guard, limiters, log }: FunctionParts): FastifyPluginAsync =>
  async (app) => {
    const { name, access, answerWithin, messages = {} } = served
    acceptJson(app)
    answerAsFunction(app, { name, messages }, log)

    app.post(`/functions/v1/${name}`, { config: { answerWithin } }, async (request, reply) => {
      request.call = name
      const caller = await admit(request, { kind: 'write', access }, { guard, limiters })
      const input = served.input.safeParse(request.body ?? {})
      const wrong = { ...notesOf(input.error?.issues ?? []), ...unstorableIn(request.body) }
      if (!input.success || Object.keys(wrong).length > 0) throw wrongFields(wrong)
      const key = request.headers['idempotency-key']
      const idempotency = idempotencyOf(typeof key === 'string' ? key : undefined, request.body)
      const context = callContextOf(request, { name, access, caller, idempotency, log })
      const result = await served.run(context, input.data)
      if (!result.ok) throw refusal(result.code, result.details, messages[result.code] ?? REFUSALS[result.code].message)
      return reply.header('cache-control', 'no-store').send(result.value)
    })
  }
