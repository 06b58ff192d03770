import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { ErasedPerson, StandIn } from './erased-person.ts'

/**
 * Takes a person out of what this server remembers for a while: their answers and live events, mail that was captured or still
 * waits, and whatever names them or their addresses.
 */
export async function forgetPerson(tx: Tx, person: ErasedPerson): Promise<void> {
  const { id, names, reachedBy } = person
  await tx.deleteFrom('live_events').where('person_id', '=', id).execute()
  await sql`
    delete from idempotency_keys
    where scope like ${startingWith(`${id}:`)} or ${holdsAny('answer::text', [id])} or ${leadsTo('answer::text', reachedBy)}`.execute(
    tx,
  )
  await sql`delete from sent_mails where ${holdsAny('key', [id])}`.execute(tx)
  await sql`
    delete from captured_mails where ${holdsAny("recipient || ' ' || subject || ' ' || text_body", [id, ...reachedBy, ...names])}`.execute(
    tx,
  )
  await sql`delete from test_checkouts where ${holdsAny('checkout::text', [id])}`.execute(tx)
  // Work for this person alone: mail to them, or what is counted of them. A worker that has it in hand finds nobody.
  await sql`
    delete from pgboss.job
    where ${holdsAny("coalesce(singleton_key, '')", [id])} or ${leadsTo("coalesce(data::text, '')", reachedBy)}`.execute(
    tx,
  )
  await replacePerson(tx, person)
}

/**
 * Puts the stand-in's id in the place of the person's, in what happened and is not over for others. Captured mail to others
 * that names them goes: a mail that was being written during the erasure may have been kept after it.
 */
export async function replacePerson(tx: Tx, { id, standIn }: StandIn): Promise<void> {
  await tx.deleteFrom('captured_mails').where(sql<boolean>`${id} = any (about)`).execute()
  await sql`
    update outbox set event = replace(event::text, ${id}, ${standIn})::jsonb where ${holdsAny('event::text', [id])}`.execute(
    tx,
  )
  await sql`
    update pgboss.job set data = replace(data::text, ${id}, ${standIn})::jsonb, output = null
    where ${holdsAny("coalesce(data::text, '') || coalesce(output::text, '')", [id])}`.execute(tx)
}

/** Whether a column's text holds one of these, in whatever case. */
const holdsAny = (text: string, parts: readonly string[]) =>
  parts.length === 0
    ? sql`false`
    : sql`${sql.raw(text)} ilike any (${sql.val(parts.map((part) => `%${plain(part)}%`))}::text[])`

/**
 * Whether a column of JSON as text holds one of these addresses or numbers itself, and not only within that of somebody else:
 * `anna.maya@example.com` is no mail to `maya@example.com`.
 */
const leadsTo = (json: string, addresses: readonly string[]) =>
  addresses.length === 0
    ? sql`false`
    : sql`${sql.raw(json)} ~* any (${sql.val(addresses.map((address) => `${BEFORE}${literally(address)}${AFTER}`))}::text[])`

/** No sign that an address may begin with, unless it belongs to a line break as JSON writes it. */
const BEFORE = "(?:(?<![\\w.!#$%&'*+/=?^`{|}~-])|(?<=\\\\[bfnrt]))"
const AFTER = '(?![\\w-]|\\.\\w)'

/** A part of a regular expression in which every character stands for itself. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const startingWith = (text: string): string => `${plain(text)}%`

/** A part of a pattern in which every character stands for itself. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
