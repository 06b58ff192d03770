import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'

/** Who repeats what: the caller's scope, their key, and the hash of the request that the key stands for. */
export type RequestKey = { scope: string; key: string; hash: Buffer }
export type FirstAnswer = { hash: Buffer; answer: unknown }

/** How long a first answer is kept, in milliseconds (calls.md). */
export const KEPT = 24 * 60 * 60 * 1000

/** The first answer under this key, if there was one in the last 24 hours. */
export async function findAnswer(db: Db, { scope, key }: RequestKey, now: Date): Promise<FirstAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - KEPT))
    .executeTakeFirst()
  return row ? { hash: row.request_hash, answer: row.answer } : null
}

/**
 * Keeps an answer as the first one; waits for a transaction that is storing the same key.
 * @returns false when another answer was there first
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
        // Only an answer that has died makes room.
        .where('idempotency_keys.created_at', '<=', new Date(now.getTime() - KEPT)),
    )
    .returning(sql<number>`1`.as('stored'))
    .executeTakeFirst()
  return stored !== undefined
}

export async function deleteDeadAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - KEPT))
    .execute()
}
