import { type AnyRouter, traverseContractProcedures } from '@orpc/server'
import type { CallMeta } from '@squash/contract/call'

/** Every call by its name on the wire, with who may make it. @throws when two calls of the router share a name */
export function callsOf(router: AnyRouter): ReadonlyMap<string, CallMeta> {
  const calls = new Map<string, CallMeta>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc']
    const name = route.operationId ?? ''
    if (calls.has(name)) throw new Error(`Two calls are named ${name}`)
    calls.set(name, { access: meta.access, kind: meta.kind })
  })
  return calls
}
