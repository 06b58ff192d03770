import { createHash } from 'node:crypto'
import { isRecord } from '@squash/contract/is-record'
import type { Database } from '../database/database.ts'
import type { CallContext } from '../http/context.ts'
import { refusal } from '../http/refusal.ts'
import type { Schedule } from '../jobs/jobs.ts'
import { deleteExpiredAnswers, type FirstAnswer, type RequestKey } from './idempotency.store.ts'

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
export function requestKeyOf({ caller, request }: CallContext): RequestKey | null {
  if (!request.idempotency) return null
  const visitor = () => createHash('sha256').update(request.address).digest('base64url')
  const who = caller?.id ?? (request.access === 'service' ? 'service' : visitor())
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
