import type { RpcHandler } from './rpc-handler.ts'

/**
 * Merges identical reads by visitors at the same moment: those who ask while one is under way get its answer. Visitors
 * with the same language all see the same, and nothing is cached once answered, so that no answer is older than its
 * visitor's wait.
 */
export function shareReads(run: RpcHandler): RpcHandler {
  const underWay = new Map<string, ReturnType<RpcHandler>>()

  return (name, given, context) => {
    const key = JSON.stringify([name, given, context.request.locales])
    const known = underWay.get(key)
    if (known) return known
    const answer = run(name, given, context).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
