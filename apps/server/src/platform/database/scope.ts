import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { recordStatement } from '../tracing/spans.ts'
import { sendJoined } from './joined-statement.ts'
import { limitStatements } from './statement-limit.ts'
import { isOutdatedPlan, type StatementNames } from './statement-names.ts'
import { createTransactionEnds, type TransactionEnds } from './transaction-ends.ts'

type Borrowed = {
  client: PoolClient
  names: StatementNames | undefined
  /** The names under which statements are prepared on this connection. */
  prepared: Set<string>
  giveBack: (destroy?: boolean) => void
  /** Observes a statement until its result. @returns the result */
  watch: (text: unknown, answer: unknown) => unknown
}
type Open = { state: 'open'; ends: TransactionEnds | undefined } & Borrowed
type Scope = { state: 'opening' } | Open | { state: 'closed' }

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
  const preparedOn = new WeakMap<PoolClient, Set<string>>()

  const borrow = async (): Promise<Borrowed> => {
    // Outside any scope: a connection outlives the transaction that happened to open it.
    const client = await scopes.run(undefined, () => pool.connect())
    let isBack = false
    const giveBack = (destroy?: boolean) => {
      if (!isBack) client.release(destroy)
      isBack = true
    }
    // Destroyed without closing the scope: later queries of its transaction must fail rather than run outside it.
    const limited = limitStatements(limit, () => giveBack(true))
    const watch = (text: unknown, answer: unknown) => {
      if (answer instanceof Promise) {
        answer.catch(onError)
        if (typeof text === 'string') recordStatement(text, answer)
      }
      return limited(text, answer)
    }
    const prepared = preparedOn.get(client) ?? new Set()
    preparedOn.set(client, prepared)
    return { client, names, prepared, giveBack, watch }
  }

  const connect = async () => {
    const scope = scopes.getStore()
    if (scope?.current.state === 'open') return lend(scope.current, scope.current.ends, true, () => {})
    const borrowed = await borrow()
    const opening = scope?.current.state === 'opening'
    const ends = opening && names ? createTransactionEnds() : undefined
    if (scope && opening) scope.current = { state: 'open', ends, ...borrowed }
    return lend(borrowed, ends, opening, (destroy) => {
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
    /** Says that the transaction's next statement is its last, so that `commit` can be sent with it. */
    announceLast(): void {
      const scope = scopes.getStore()
      if (scope?.current.state === 'open') scope.current.ends?.announceLast()
    },
    isInside: () => scopes.getStore()?.current.state === 'open',
    outside: <T>(work: () => T) => scopes.run(undefined, work),
  }
}

export type ScopedPool = ReturnType<typeof createScopedPool>

const lend = (
  { client, names, prepared, watch }: Borrowed,
  ends: TransactionEnds | undefined,
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
        const send = (...sent: unknown[]) => Reflect.apply(value, target, sent)
        if (typeof text !== 'string') return watch(text, send(...query))
        const name = isFilled(values) ? names?.nameOf(text) : undefined
        /** Drops the statement's name if the plan that is stored under it no longer fits. */
        const outdate = (error: unknown): never => {
          if (isOutdatedPlan(error)) names?.forget(text)
          throw error
        }

        async function sendNamed(known: string): Promise<unknown> {
          try {
            const result: unknown = await send({ name: known, text, values })
            prepared.add(known)
            return result
          } catch (error) {
            // The error aborts a transaction, which then runs again as a whole.
            if (isInTransaction || !isOutdatedPlan(error)) return outdate(error)
            names?.forget(String(text))
            return send(text, values)
          }
        }
        const sendStatement = () => (name === undefined ? send(...query) : sendNamed(name))
        if (!ends) return watch(text, sendStatement())
        const canJoin = name !== undefined && prepared.has(name) && isFilled(values)
        const answer = ends.deliver(text, {
          send,
          sendStatement,
          sendJoined: canJoin ? (joined) => sendJoined(target, { name, text, values }, joined).catch(outdate) : null,
        })
        return watch(text, answer)
      }
    },
  })

/** Only statements with parameters are named: a text without any may hold several, which can't be prepared. */
const isFilled = (values: unknown): values is unknown[] => Array.isArray(values) && values.length > 0
