import { SmartCoercionPlugin } from '@orpc/json-schema'
import { StandardOpenAPIHandler, type StandardOpenAPIHandlerOptions } from '@orpc/openapi/standard'
import { type AnyRouter, traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { CallMeta } from '@squash/contract/call'
import type { CallContext } from './context.ts'
import { reportError } from './error-response.ts'
import { notesOf, unstorableIn, wrongFields } from './field-notes.ts'

/** Any contract's implementation. */
export type CallRouter = ConstructorParameters<typeof StandardOpenAPIHandler<CallContext>>[0]

export type CallResponse = { status: number; headers: Record<string, string>; body: string }

/** Calls a procedure by its name. @param given the body, or the query, whose values are all strings */
export type RpcHandler = (
  name: string,
  given: { body: unknown } | { query: unknown },
  context: CallContext,
) => Promise<CallResponse>

/**
 * oRPC on plain values: the route reads, guards and limits the request beforehand, and writes the answer afterwards. A
 * GET is the POST of the same call with its input parsed from strings, according to the call's schema.
 */
export function createRpcHandler(router: CallRouter): RpcHandler {
  /** A plugin adds to the list of interceptors that it is given, so each handler gets its own list. */
  const options = (): StandardOpenAPIHandlerOptions<CallContext> => ({
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next()
        } catch (error) {
          const { status, headers, body } = reportError(error, context.log)
          return { matched: true, response: { status, headers, body } }
        }
      },
    ],
    clientInterceptors: [
      async ({ input, procedure, next }) => {
        const unstorable = unstorableIn(input)
        if (Object.keys(unstorable).length === 0) return next()
        const validated = await procedure['~orpc'].inputSchema?.['~standard'].validate(input)
        throw wrongFields({ ...notesOf(validated?.issues ?? []), ...unstorable })
      },
    ],
  })
  const coercion = new SmartCoercionPlugin<CallContext>({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const typed = new StandardOpenAPIHandler<CallContext>(router, options())
  const textual = new StandardOpenAPIHandler<CallContext>(router, { ...options(), plugins: [coercion] })

  return async (name, given, context) => {
    const [handler, input] = 'query' in given ? [textual, given.query] : [typed, given.body]
    const { matched, response } = await handler.handle(
      {
        method: 'POST',
        url: new URL(`http://squash/rest/v1/rpc/${name}`),
        headers: {},
        body: async () => input,
        signal: undefined,
      },
      { context },
    )
    if (!matched) throw new Error(`No procedure is routed at the path of ${name}`)
    const headers: Record<string, string> = {}
    for (const [header, value] of Object.entries(response.headers)) {
      if (typeof value === 'string') headers[header] = value
    }
    return { status: response.status, headers, body: JSON.stringify(response.body ?? null) }
  }
}

/** `sentences`: the call's own message for each refusal for which its contract defines one. */
type KnownCall = CallMeta & { sentences: Readonly<Record<string, string | undefined>> }

/** Every call by its name on the wire, with who may make it. @throws when two calls of the router share a name */
export function callsOf(router: AnyRouter): ReadonlyMap<string, KnownCall> {
  const calls = new Map<string, KnownCall>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route, errorMap } = contract['~orpc']
    const name = route.operationId ?? ''
    if (calls.has(name)) throw new Error(`Two calls are named ${name}`)
    const sentences = Object.fromEntries(Object.entries(errorMap).map(([code, error]) => [code, messageOf(error)]))
    calls.set(name, { access: meta.access, kind: meta.kind, mayLag: meta.mayLag, sentences })
  })
  return calls
}

/** Whether this call's answer may be up to a second old. @param isVisitor whether it is made without a session */
export const isAllowedToLag = ({ mayLag }: KnownCall, isVisitor: boolean): boolean =>
  mayLag === 'everyone' || (mayLag === 'visitors' && isVisitor)

const messageOf = (error: unknown): string | undefined => {
  const message: unknown = Object(error).message
  return typeof message === 'string' ? message : undefined
}
