import type { PoolClient } from 'pg'
import type { Source } from '../../src/platform/database/source.ts'

/** What the database's driver reports when a connection is lost. */
class ConnectionLost extends Error {
  readonly code = '57P01'
}

export type Faults = {
  /** Puts the source under the control of these faults. */
  through(source: Source): Source
  /**
   * Loses the connection once, at the statement with this number, counted from now.
   * @param arrives whether the statement still reaches the database, and only its result is lost
   */
  cutAt(statement: number, arrives: boolean): void
  /** Whether the connection has been lost. */
  happened(): boolean
  /** Loses nothing from then on. @returns whether the connection had been lost */
  disarm(): boolean
}

/** Loses the connection to a database in the middle of something, as when a process or a server is killed. */
export function createFaults(): Faults {
  let left = Number.POSITIVE_INFINITY
  let arrives = false
  let happened = false

  async function interrupted(send: () => unknown): Promise<never> {
    left = Number.POSITIVE_INFINITY
    happened = true
    if (arrives) await send()
    throw new ConnectionLost('Connection terminated')
  }

  const faulty = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key !== 'query') return value.bind(target)
        return (...query: unknown[]) => {
          const send = () => Reflect.apply(value, target, query)
          // When a connection is lost, the database itself rolls back its transaction.
          if (query[0] === 'rollback') return send()
          left -= 1
          return left === 0 ? interrupted(send) : send()
        }
      },
    })

  return {
    through: (source) => ({
      ...source,
      pool: new Proxy(source.pool, {
        get(target, key) {
          if (key === 'connect') return async () => faulty(await target.connect())
          const value: unknown = Reflect.get(target, key)
          return typeof value === 'function' ? value.bind(target) : value
        },
      }),
    }),
    cutAt(statement, reaches) {
      left = statement
      arrives = reaches
    },
    happened: () => happened,
    disarm() {
      const was = happened
      left = Number.POSITIVE_INFINITY
      happened = false
      return was
    },
  }
}
