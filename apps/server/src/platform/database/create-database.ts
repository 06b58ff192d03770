import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { QueryResult } from 'pg'
import type { Tables } from '../../tables.ts'
import { createAfterCommit } from './after-commit.ts'
import type { Database, Tx } from './database.ts'
import { createSpaceCheck } from './disk-space.ts'
import { createReplicaReads, withoutReplica } from './replica-reads.ts'
import { createScopedPool } from './scope.ts'
import type { Source } from './source.ts'
import { createStatementNames, isOutdatedPlan } from './statement-names.ts'

export type OnStatement = (sql: string, parameters: readonly unknown[]) => void

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const RETRIES = 3

/**
 * The database that the application uses, on either kind of source.
 * @param onStatement called for each statement except begin, commit and rollback, so that tests can count them;
 *   notifications after a commit belong to no request, and don't count
 */
export const createDatabase = (source: Source, onStatement?: OnStatement): Database => {
  const space = createSpaceCheck((text) => query(text))
  const scoped = createScopedPool(source.pool, {
    limit: source.statementLimit,
    names: source.namesStatements ? createStatementNames() : undefined,
    onError: space.note,
  })
  const reads = source.replica ? createReplicaReads(source.replica, scoped) : withoutReplica(scoped)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: reads.pool }),
    ...(onStatement && {
      log: ({ query }) => {
        if (!/^(begin|start transaction|commit|rollback)\b/.test(query.sql)) onStatement(query.sql, query.parameters)
      },
    }),
  })

  const afterCommit = createAfterCommit(source.notify)
  const attempt = <T>(work: (tx: Tx) => Promise<T>) =>
    afterCommit.run(() => reads.leave(() => scoped.enter(() => db.transaction().execute(work))))

  const query: Database['query'] = async (text, parameters = []) => {
    onStatement?.(text, parameters)
    const client = await scoped.connect()
    let failed = true
    try {
      const result: QueryResult | QueryResult[] = await client.query(text, [...parameters])
      failed = false
      return { rows: rowsOf(result) }
    } finally {
      // The SQL may begin its own transaction; if it failed midway, the connection may still be inside it.
      client.release(failed)
    }
  }

  return {
    kind: source.kind,
    db,
    async transaction(work) {
      if (scoped.isInside()) throw new Error('Nested transaction: pass on the open tx instead.')
      for (let retries = 0; ; retries++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (retries === RETRIES || !isTransient(error)) throw error
          await pause(10 * 2 ** retries * Math.random())
        }
      }
    },
    commitWith(statement) {
      scoped.announceLast()
      return statement()
    },
    query,
    listen: (channel, onMessage, onReconnect) =>
      scoped.outside(() => source.listen(channel, (payload) => scoped.outside(() => onMessage(payload)), onReconnect)),
    notifyAfterCommit: afterCommit.add,
    mayLag: reads.enter,
    isLagging: reads.isInside,
    replica: () => source.replica?.status() ?? null,
    hasSpace: space.hasSpace,
    connections: () => ({
      used: source.pool.totalCount - source.pool.idleCount,
      idle: source.pool.idleCount,
      waiting: source.pool.waitingCount,
    }),
    async close() {
      await afterCommit.sent()
      await source.replica?.close()
      await source.close()
    },
  }
}

const isTransient = (error: unknown) =>
  isOutdatedPlan(error) ||
  (error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE))

/** SQL with several statements has a result for each. */
const rowsOf = (result: QueryResult | QueryResult[]) =>
  Array.isArray(result) ? result.flatMap(({ rows }) => rows ?? []) : result.rows
