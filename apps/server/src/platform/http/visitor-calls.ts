import type { VisitorCall } from '@squash/contract/rendering'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { type CallRouter, callsOf, createRpcHandler, isAllowedToLag, type RpcHandler } from './rpc-handler.ts'

/** The public reads of a request, as a visitor makes them: no token ever reaches them. */
export type VisitorCalls = (request: { id: string; locales: readonly string[] }) => VisitorCall

/** Calls within the process, for pages that are rendered here. Equal reads at the same moment share one answer. */
export function createVisitorCalls(parts: {
  router: CallRouter
  mayLag: Database['mayLag']
  log: Logger
}): VisitorCalls {
  const { router, mayLag, log } = parts
  const calls = callsOf(router)
  const run = shareReads(createRpcHandler(router))

  return ({ id, locales }) =>
    async (name, input) => {
      const call = calls.get(name)
      if (call?.access !== 'public' || call.kind !== 'read') throw new Error(`A page may not call ${name}`)
      const request = { id, locales, address: '', call: name, access: call.access, idempotency: null }
      const context = { caller: null, request, log: log.child({ request: id, call: name }) }
      const respond = () => run(name, { body: input }, context)
      const { status, body: json } = await (isAllowedToLag(call, true) ? mayLag(respond) : respond())
      const body: unknown = JSON.parse(json)
      return { status, body }
    }
}

/**
 * Merges identical concurrent reads by visitors: those who ask while one is running get its answer. Visitors with the
 * same languages all see the same. Nothing is cached once answered, so no answer is older than its visitor's wait.
 */
export function shareReads(run: RpcHandler): RpcHandler {
  const running = new Map<string, ReturnType<RpcHandler>>()

  return (name, given, context) => {
    const key = JSON.stringify([name, given, context.request.locales])
    const known = running.get(key)
    if (known) return known
    const answer = run(name, given, context).finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
}
