import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { limitStatements } from './statement-limit.ts'

type Borrowed = {
  client: PoolClient
  giveBack: (destroy?: boolean) => void
  /** Passes on the answer to a statement. */
  watch: (text: unknown, answer: unknown) => unknown
}
type Scope = { state: 'opening' } | ({ state: 'open' } & Borrowed) | { state: 'closed' }

/**
 * A pool on which every query made inside a transaction belongs to that transaction, also one that was not handed `tx`.
 * On the embedded database, whose pool has one connection, such a query would otherwise wait for itself; on a PostgreSQL
 * server it would take a second connection, and enough of them at once would starve each other. One rule serves both.
 * @param limit milliseconds after which a statement without an answer loses its connection; none when left out
 * @param onError called with what a statement failed with
 */
export const createScopedPool = (pool: Pool, limit: number | undefined, onError: (error: unknown) => void) => {
  const scopes = new AsyncLocalStorage<{ current: Scope } | undefined>()

  const borrow = async (): Promise<Borrowed> => {
    // Outside any scope: a connection outlives the transaction that happened to open it.
    const client = await scopes.run(undefined, () => pool.connect())
    let isBack = false
    const giveBack = (destroy?: boolean) => {
      if (!isBack) client.release(destroy)
      isBack = true
    }
    // Destroyed without telling the scope: what else its transaction asks must fail, and not run outside it.
    const limited = limitStatements(limit, () => giveBack(true))
    const watch = (text: unknown, answer: unknown) => {
      if (answer instanceof Promise) answer.catch(onError)
      return limited(text, answer)
    }
    return { client, giveBack, watch }
  }

  const connect = async () => {
    const scope = scopes.getStore()
    if (scope?.current.state === 'open') return lend(scope.current, () => {})
    const borrowed = await borrow()
    const opening = scope?.current.state === 'opening'
    if (scope && opening) scope.current = { state: 'open', ...borrowed }
    return lend(borrowed, (destroy) => {
      if (scope && opening) scope.current = { state: 'closed' }
      borrowed.giveBack(destroy)
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

const lend = ({ client, watch }: Borrowed, release: (destroy?: boolean) => void): PoolClient =>
  new Proxy(client, {
    get(target, key) {
      if (key === 'release') return release
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (...query: unknown[]) => watch(query[0], Reflect.apply(value, target, query))
    },
  })
