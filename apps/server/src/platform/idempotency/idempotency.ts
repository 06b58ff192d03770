import { createHash } from 'node:crypto'
import { isRecord } from '@squash/contract/is-record'
import { DAY } from '@squash/rules/time/units'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Db, Tx } from '../database/database.ts'
import type { CallContext } from '../http/context.ts'
import { refusal } from '../http/refusal.ts'
import type { Schedule } from '../jobs/jobs.ts'
import type { KeyedHash } from '../keyed-hash.ts'

const { DatabaseError } = pg

/**
 * Identifies a repeated request: the caller's scope, their key, and the hash of the request that the key belongs to.
 */
export type RequestKey = { scope: string; key: string; hash: Buffer }
type FirstAnswer = { hash: Buffer; answer: unknown }

/** How long a first answer is stored (docs/reference/wire.md#repeating-a-write). */
const ANSWER_TTL_MS = DAY

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
 * Stores the first answer; waits for a transaction that is storing the same key. An existing answer is an error rather
 * than a result, so that the transaction can commit with this statement.
 * @throws an error that `isAnsweredBefore` recognises when there is an answer under this key
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

async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - ANSWER_TTL_MS))
    .execute()
}

const KEY_LENGTH = 255

/**
 * The Idempotency-Key of a write, with the hash of its body; a missing body counts as an empty object.
 * @returns null when the client sent none
 * @throws request.invalid when it is not 1 to 255 printable characters
 */
export function idempotencyOf(header: string | undefined, body: unknown): CallContext['request']['idempotency'] {
  if (header === undefined) return null
  if (header.length > KEY_LENGTH || !/^[\x21-\x7e]+$/.test(header)) {
    const message = `An Idempotency-Key has 1 to ${KEY_LENGTH} printable characters`
    throw refusal('request.invalid', { 'Idempotency-Key': message }, message)
  }
  return {
    key: header,
    hash: createHash('sha256')
      .update(JSON.stringify(body ?? {}, sortKeys))
      .digest(),
  }
}

/** Equal values make equal requests, in whatever order a client writes its keys. */
const sortKeys = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

/**
 * A key's scope is the caller (a visitor's address, hashed) and the call, so that two users, or two calls, never share
 * one. All requests with the service key count as one caller.
 */
export async function requestKeyOf({ caller, request }: CallContext, hash: KeyedHash): Promise<RequestKey | null> {
  if (!request.idempotency) return null
  const who = caller?.id ?? (request.access === 'service' ? 'service' : await hash(request.address))
  return { scope: `${who}:${request.call}`, ...request.idempotency }
}

/** @throws request.key_reused when the key belongs to another request */
export function replay<Answer>(first: FirstAnswer, request: RequestKey): Answer {
  if (!first.hash.equals(request.hash)) throw refusal('request.key_reused')
  // Stored by `insertAnswer` under this call's name, so it has the type of the call's answers; the contract checks it
  // again.
  return first.answer as Answer
}

export const idempotencyCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'idempotency-cleanup',
  cron: '23 * * * *',
  run: (now) => deleteExpiredAnswers(db, now),
})
