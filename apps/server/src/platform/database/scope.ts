import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'

type Scope = { state: 'opening' } | { state: 'open'; client: PoolClient } | { state: 'closed' }

/**
 * A pool on which every query made inside a transaction belongs to that transaction, also one that was not handed `tx`.
 * On the embedded database, whose pool has one connection, such a query would otherwise wait for itself; on a PostgreSQL
 * server it would take a second connection, and enough of them at once would starve each other. One rule serves both.
 */
export const createScopedPool = (pool: Pool) => {
  const scopes = new AsyncLocalStorage<{ current: Scope } | undefined>()

  const connect = async () => {
    const scope = scopes.getStore()
    if (scope?.current.state === 'open') return lend(scope.current.client, () => {})
    // Outside any scope: a connection outlives the transaction that happened to open it.
    const client = await scopes.run(undefined, () => pool.connect())
    const opening = scope?.current.state === 'opening'
    if (scope && opening) scope.current = { state: 'open', client }
    return lend(client, (destroy) => {
      if (scope && opening) scope.current = { state: 'closed' }
      client.release(destroy)
    })
  }

  const scoped: PostgresPool = { connect, end: async () => {}, options: {} }
  return {
    pool: scoped,
    connect,
    /** Runs `work`, whose first connection becomes the one of all its queries until it is released. */
    enter: <T>(work: () => Promise<T>) => scopes.run({ current: { state: 'opening' } }, work),
    isInside: () => scopes.getStore()?.current.state === 'open',
    outside: <T>(work: () => T) => scopes.run(undefined, work),
  }
}

const lend = (client: PoolClient, release: (destroy?: boolean) => void): PoolClient =>
  new Proxy(client, {
    get(target, key) {
      if (key === 'release') return release
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
