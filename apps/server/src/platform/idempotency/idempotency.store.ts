import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'

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
 * Stores the first answer; waits for a transaction that is storing the same key.
 * @returns false when another answer was stored first
 */
export async function insertAnswer(tx: Tx, request: RequestKey, answer: unknown, now: Date): Promise<boolean> {
  const row = { request_hash: request.hash, answer: JSON.stringify(answer ?? null), created_at: now }
  const stored = await tx
    .insertInto('idempotency_keys')
    .values({ scope: request.scope, key: request.key, ...row })
    .onConflict((clash) =>
      clash
        .columns(['scope', 'key'])
        .doUpdateSet(row)
        // Only an expired answer can be replaced.
        .where('idempotency_keys.created_at', '<=', new Date(now.getTime() - ANSWER_TTL_MS)),
    )
    .returning(sql<number>`1`.as('stored'))
    .executeTakeFirst()
  return stored !== undefined
}

export async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - ANSWER_TTL_MS))
    .execute()
}
