import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '../database/database.ts'

const { DatabaseError } = pg

/**
 * Identifies a repeated request: the caller's scope, their key, and the hash of the request that the key belongs to.
 */
export type RequestKey = { scope: string; key: string; hash: Buffer }
export type FirstAnswer = { hash: Buffer; answer: unknown }

/** How long a first answer is stored (docs/calls.md). */
export const ANSWER_TTL_MS = 24 * 60 * 60 * 1000

/** The first answer under this key within the last 24 hours, if there is one. */
export async function findAnswer(db: Db, { scope, key }: RequestKey, now: Date): Promise<FirstAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - ANSWER_TTL_MS))
    .executeTakeFirst()
  return row ? { hash: row.request_hash, answer: row.answer } : null
}

/**
 * Stores the first answer; waits for a transaction that is storing the same key. A failure rather than a result, so that
 * the transaction can commit with this statement.
 * @throws an error that `isAnsweredBefore` knows when there is an answer under this key
 */
export async function insertAnswer(tx: Tx, request: RequestKey, answer: unknown, now: Date): Promise<void> {
  const { scope, key, hash } = request
  await sql`insert into idempotency_keys (scope, key, request_hash, answer, created_at)
    values (${scope}, ${key}, ${hash}, ${JSON.stringify(answer ?? null)}, ${now})`.execute(tx)
}

const UNIQUE_VIOLATION = '23505'

export const isAnsweredBefore = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'idempotency_keys'

/** Makes room for a new first answer. @returns whether there was an expired one */
export async function deleteExpiredAnswer(db: Db, { scope, key }: RequestKey, now: Date): Promise<boolean> {
  const deleted = await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '<=', new Date(now.getTime() - ANSWER_TTL_MS))
    .returning('key')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - ANSWER_TTL_MS))
    .execute()
}
