import { type AnyRouter, traverseContractProcedures } from '@orpc/server'
import type { CallMeta } from '@squash/contract/call'

/** `sentences`: the call's own message for each refusal for which its contract defines one. */
export type KnownCall = CallMeta & { sentences: Readonly<Record<string, string | undefined>> }

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
