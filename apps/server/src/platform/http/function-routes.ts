import type { Access } from '@squash/contract/call'
import { REFUSALS, type RefusalCode } from '@squash/contract/errors'
import type { Result } from '@squash/rules'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { idempotencyOf } from '../idempotency/idempotency.ts'
import type { Guard } from '../session/guard.ts'
import { callContextOf } from './call-context.ts'
import type { DeclaredErrors } from './command.ts'
import type { CallContext } from './context.ts'
import { refusal } from './refusal.ts'
import { reportError } from './report-error.ts'
import { acceptJson } from './request-body.ts'
import { type CallLimiters, spendCall } from './spend.ts'

/** An edge function of the specification: `POST /functions/v1/{name}`. */
export type EdgeFunction<Input> = {
  name: string
  access: Access
  input: z.ZodType<Input>
  run(context: CallContext, input: Input): Promise<Result<unknown>>
  /** Sentences that the specification gives this function; elsewhere the refusal's own. */
  messages?: { [Code in RefusalCode]?: string }
}

/** Error constructors for a `command` inside a function, which has no contract to declare them. */
export function functionErrors<Code extends RefusalCode>(...codes: Code[]): DeclaredErrors<Code> {
  const entries = codes.map((code) => [code, ({ data }: { data?: unknown }): Error => refusal(code, data)])
  return Object.fromEntries(entries)
}

export type FunctionParts = { guard: Guard; limiters: CallLimiters; log: Logger }

/** Serves one function. Errors are `{error}` with the specification's text and an honest status (calls.md). */
export const functionRoute =
  <Input>(of: EdgeFunction<Input>, { guard, limiters, log }: FunctionParts): FastifyPluginAsync =>
  async (app) => {
    acceptJson(app)
    const messages: { readonly [Code in RefusalCode]?: string } = of.messages ?? {}

    app.setErrorHandler((error, request, reply) => {
      const { status, headers, body } = reportError(error, log.child({ request: request.id, call: of.name }))
      const own = messages[body.code]
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send({ error: own ?? body.message })
    })

    app.post(`/functions/v1/${of.name}`, async (request, reply) => {
      request.call = of.name
      const admitted = await guard(of.access, request.headers.authorization)
      if (!admitted.ok) throw refusal(admitted.code)
      const caller = admitted.value
      await spendCall(limiters, { kind: 'write', access: of.access, caller, address: request.ip })
      const input = of.input.safeParse(request.body ?? {})
      if (!input.success) throw refusal('request.invalid', undefined, input.error.issues[0]?.message)
      const key = request.headers['idempotency-key']
      const idempotency = idempotencyOf(typeof key === 'string' ? key : undefined, request.body)
      const context = callContextOf(request, { name: of.name, access: of.access, caller, idempotency, log })
      const result = await of.run(context, input.data)
      if (!result.ok) throw refusal(result.code, result.details, messages[result.code] ?? REFUSALS[result.code].message)
      return reply.header('cache-control', 'no-store').send(result.value ?? {})
    })
  }
