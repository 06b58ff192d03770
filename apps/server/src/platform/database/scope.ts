import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { recordStatement } from '../tracing/spans.ts'
import { limitStatements } from './statement-limit.ts'
import { isOutdatedPlan, type StatementNames } from './statement-names.ts'

type Borrowed = {
  client: PoolClient
  names: StatementNames | undefined
  giveBack: (destroy?: boolean) => void
  /** Delivers the result of a statement. */
  watch: (text: unknown, answer: unknown) => unknown
}
type Scope = { state: 'opening' } | ({ state: 'open' } & Borrowed) | { state: 'closed' }

/**
 * A pool on which every query made inside a transaction belongs to that transaction, even without being passed `tx`. On
 * the embedded database, whose pool has one connection, such a query would otherwise deadlock on itself; on a
 * PostgreSQL server it would take a second connection, and enough of them at once would exhaust the pool. One rule
 * covers both.
 * @param options.limit milliseconds after which a statement without a result loses its connection; defaults to none
 * @param options.names the names of recurring statements; without them, every statement is sent unnamed
 * @param options.onError called with the error of each failed statement
 */
export const createScopedPool = (
  pool: Pool,
  options: { limit: number | undefined; names: StatementNames | undefined; onError: (error: unknown) => void },
) => {
  const { limit, names, onError } = options
  const scopes = new AsyncLocalStorage<{ current: Scope } | undefined>()

  const borrow = async (): Promise<Borrowed> => {
    // Outside any scope: a connection outlives the transaction that happened to open it.
    const client = await scopes.run(undefined, () => pool.connect())
    let isBack = false
    const giveBack = (destroy?: boolean) => {
      if (!isBack) client.release(destroy)
      isBack = true
    }
    // Destroyed without telling the scope: later queries of its transaction must fail rather than run outside it.
    const limited = limitStatements(limit, () => giveBack(true))
    const watch = (text: unknown, answer: unknown) => {
      if (answer instanceof Promise) {
        answer.catch(onError)
        if (typeof text === 'string') recordStatement(text, answer)
      }
      return limited(text, answer)
    }
    return { client, names, giveBack, watch }
  }

  const connect = async () => {
    const scope = scopes.getStore()
    if (scope?.current.state === 'open') return lend(scope.current, true, () => {})
    const borrowed = await borrow()
    const opening = scope?.current.state === 'opening'
    if (scope && opening) scope.current = { state: 'open', ...borrowed }
    return lend(borrowed, opening, (destroy) => {
      if (scope && opening) scope.current = { state: 'closed' }
      borrowed.giveBack(destroy)
    })
  }

  const scoped: PostgresPool = { connect, end: async () => {}, options: {} }
  return {
    pool: scoped,
    connect,
    /** Runs `work`; its first connection serves all its queries until it is released. */
    enter: <T>(work: () => Promise<T>) => scopes.run({ current: { state: 'opening' } }, work),
    isInside: () => scopes.getStore()?.current.state === 'open',
    outside: <T>(work: () => T) => scopes.run(undefined, work),
  }
}

export type ScopedPool = ReturnType<typeof createScopedPool>

const lend = (
  { client, names, watch }: Borrowed,
  isInTransaction: boolean,
  release: (destroy?: boolean) => void,
): PoolClient =>
  new Proxy(client, {
    get(target, key) {
      if (key === 'release') return release
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (...query: unknown[]) => {
        const [text, values] = query
        const name = typeof text === 'string' && isFilled(values) ? names?.nameOf(text) : undefined
        const send = (...sent: unknown[]) => Reflect.apply(value, target, sent)
        if (name === undefined || typeof text !== 'string') return watch(text, send(...query))
        const answer: Promise<unknown> = send({ name, text, values })
        const again = answer.catch((error: unknown) => {
          if (!isOutdatedPlan(error)) throw error
          names?.forget(text)
          // The transaction is aborted, and runs again as a whole.
          if (isInTransaction) throw error
          return send(text, values)
        })
        return watch(text, again)
      }
    },
  })

/** Only statements with parameters are named: others may be several in one text, which can't be prepared. */
const isFilled = (values: unknown): boolean => Array.isArray(values) && values.length > 0
