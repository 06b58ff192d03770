import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { PoolClient } from 'pg'
import type { Replica } from './replica.ts'
import { createScopedPool, type ScopedPool } from './scope.ts'
import { createStatementNames } from './statement-names.ts'

/** Sends the reads of calls that may lag to the replica, and everything else to the primary. */
type ReplicaReads = {
  pool: PostgresPool
  /** Runs `work`; its statements go to the replica if that is usable now. */
  enter<T>(work: () => T): T
  /** Runs `work`; its statements go to the primary. */
  leave<T>(work: () => T): T
  isInside(): boolean
}

/** Without a replica: everything goes to the primary. */
export const withoutReplica = (primary: ScopedPool): ReplicaReads => ({
  pool: primary.pool,
  enter: (work) => work(),
  leave: (work) => work(),
  isInside: () => false,
})

/**
 * Whether a call reads from the replica is decided once, when it begins, so that calls of both kinds can be told apart. A
 * statement that fails there is sent to the primary: a read changes nothing, so it can run again.
 */
export function createReplicaReads(replica: Replica, primary: ScopedPool): ReplicaReads {
  const inside = new AsyncLocalStorage<boolean>()
  const isInside = () => inside.getStore() === true
  const reads = createScopedPool(replica.pool, {
    limit: replica.statementLimit,
    names: replica.namesStatements ? createStatementNames() : undefined,
    onError: () => {},
  })

  async function connect(): Promise<PoolClient> {
    if (!isInside() || !replica.isUsable()) return primary.connect()
    const client = await reads.connect().catch(replica.reportFailure)
    return client ? withFallback(client) : primary.connect()
  }

  const withFallback = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (key !== 'query' || typeof value !== 'function') return value
        return async (...query: unknown[]) => {
          try {
            return await Reflect.apply(value, target, query)
          } catch (error) {
            replica.reportFailure(error)
            return sendToPrimary(query)
          }
        }
      },
    })

  async function sendToPrimary(query: unknown[]): Promise<unknown> {
    const client = await primary.connect()
    try {
      return await Reflect.apply(client.query, client, query)
    } finally {
      client.release()
    }
  }

  return {
    pool: { connect, end: async () => {}, options: {} },
    enter: (work) => inside.run(replica.isUsable(), work),
    leave: (work) => inside.run(false, work),
    isInside,
  }
}
