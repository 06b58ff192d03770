import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { ErasedPerson, StandIn } from './erased-person.ts'

/**
 * Removes a person from the server's short-term records: stored answers, live events, captured mail, and queued work
 * that names them or their addresses.
 */
export async function forgetPerson(tx: Tx, person: ErasedPerson): Promise<void> {
  const { id, names, reachedBy } = person
  await tx.deleteFrom('live_events').where('person_id', '=', id).execute()
  await sql`
    delete from idempotency_keys
    where scope like ${prefixPattern(`${id}:`)} or ${containsAny('answer::text', [id])} or ${containsAddress('answer::text', reachedBy)}`.execute(
    tx,
  )
  await sql`delete from sent_mails where ${containsAny('key', [id])}`.execute(tx)
  await sql`
    delete from captured_mails where ${containsAny("recipient || ' ' || subject || ' ' || text_body", [id, ...reachedBy, ...names])}`.execute(
    tx,
  )
  await sql`delete from test_checkouts where ${containsAny('checkout::text', [id])}`.execute(tx)
  // Work for this person only, such as mail to them or their counters. A worker already doing it finds no such user.
  await sql`
    delete from pgboss.job
    where ${containsAny("coalesce(singleton_key, '')", [id])} or ${containsAddress("coalesce(data::text, '')", reachedBy)}`.execute(
    tx,
  )
  await replacePerson(tx, person)
}

/**
 * Replaces the person's id with the stand-in's in events that others are still waiting for. Captured mail to others
 * that names them is deleted: one being written during the erasure may have been stored after it.
 */
export async function replacePerson(tx: Tx, { id, standIn }: StandIn): Promise<void> {
  await tx.deleteFrom('captured_mails').where(sql<boolean>`${id} = any (about)`).execute()
  await sql`
    update outbox set event = replace(event::text, ${id}, ${standIn})::jsonb where ${containsAny('event::text', [id])}`.execute(
    tx,
  )
  await sql`
    update pgboss.job set data = replace(data::text, ${id}, ${standIn})::jsonb, output = null
    where ${containsAny("coalesce(data::text, '') || coalesce(output::text, '')", [id])}`.execute(tx)
}

/** Whether a column's text contains one of these, ignoring case. */
const containsAny = (text: string, parts: readonly string[]) =>
  parts.length === 0
    ? sql`false`
    : sql`${sql.raw(text)} ilike any (${sql.val(parts.map((part) => `%${escapeLike(part)}%`))}::text[])`

/**
 * Whether a column of JSON as text contains one of these addresses or numbers itself, and not just as part of someone
 * else's: `anna.maya@example.com` is not mail to `maya@example.com`.
 */
const containsAddress = (json: string, addresses: readonly string[]) =>
  addresses.length === 0
    ? sql`false`
    : sql`${sql.raw(json)} ~* any (${sql.val(addresses.map((address) => `${BEFORE}${escapeRegExp(address)}${AFTER}`))}::text[])`

/** Not preceded by a character that addresses contain, unless it is the letter of an escape in JSON, such as `\n`. */
const BEFORE = "(?:(?<![\\w.!#$%&'*+/=?^`{|}~-])|(?<=\\\\[bfnrt]))"
const AFTER = '(?![\\w-]|\\.\\w)'

/** Escapes text for a regular expression. */
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const prefixPattern = (text: string): string => `${escapeLike(text)}%`

/** Escapes text for a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
