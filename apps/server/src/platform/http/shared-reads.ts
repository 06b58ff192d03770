import type { RpcHandler } from './rpc-handler.ts'

/**
 * Reads that several visitors ask for at the same moment become one: whoever comes while it is under way gets its answer.
 * Visitors of one language all see the same, and nothing is kept once it is answered, so that nobody reads what is older than their wait.
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
