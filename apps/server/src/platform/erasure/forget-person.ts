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
  const naming = [id, ...reachedBy]
  await sql`delete from idempotency_keys where scope like ${startingWith(`${id}:`)} or ${holdsAny('answer::text', naming)}`.execute(
    tx,
  )
  await sql`delete from sent_mails where ${holdsAny('key', [id])}`.execute(tx)
  await sql`
    delete from captured_mails where ${holdsAny("recipient || ' ' || subject || ' ' || text_body", [...naming, ...names])}`.execute(
    tx,
  )
  await sql`delete from test_checkouts where ${holdsAny('checkout::text', [id])}`.execute(tx)
  // Work for this person alone: mail to them, or what is counted of them. A worker that has it in hand finds nobody.
  await sql`
    delete from pgboss.job
    where ${holdsAny("coalesce(singleton_key, '')", [id])} or ${holdsAny("coalesce(data::text, '')", reachedBy)}`.execute(
    tx,
  )
  await replacePerson(tx, person)
}

/** Puts the stand-in's id in the place of the person's, in what happened and is not over for others. */
export async function replacePerson(tx: Tx, { id, standIn }: StandIn): Promise<void> {
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

const startingWith = (text: string): string => `${plain(text)}%`

/** A part of a pattern in which every character stands for itself. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
