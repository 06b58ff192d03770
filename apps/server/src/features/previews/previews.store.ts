import type { MessageInput, Preview } from '@squash/rules/previews/preview'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { PreviewTables } from './tables.ts'

type Row = Omit<PreviewTables['previews'], 'person_id' | 'position'>

const COLUMNS = [
  'id',
  'kind',
  'conflict_id',
  'title',
  'raw_message',
  'mood',
  'text',
  'written_by',
  'language',
  'note',
  'keep_private',
  'created_at',
  'expires_at',
] as const

const readPreview = ({ kind, conflict_id, title, raw_message, mood, ...preview }: Row): Preview => ({
  ...preview,
  input: { kind, conflict: conflict_id, title, raw_message, mood },
})

/** The wordings of exactly this message that its author can still send, newest first. */
export async function listWordings(db: Db, person: string, message: MessageInput, now: Date): Promise<Preview[]> {
  const rows = await db
    .selectFrom('previews')
    .select(COLUMNS)
    .where('person_id', '=', person)
    .where('expires_at', '>', now)
    .where('kind', '=', message.kind)
    .where('conflict_id', 'is not distinct from', message.conflict)
    .where('title', 'is not distinct from', message.title)
    .where('raw_message', '=', message.raw_message)
    .where('mood', 'is not distinct from', message.mood)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(readPreview)
}

/** A user's own preview, or null. */
export async function findPreview(db: Db, person: string, id: string): Promise<Preview | null> {
  const row = await db
    .selectFrom('previews')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row ? readPreview(row) : null
}

/** Everything that a user previewed and hasn't sent, oldest first. */
export async function listOwn(db: Db, person: string, now: Date): Promise<Preview[]> {
  const rows = await db
    .selectFrom('previews')
    .select(COLUMNS)
    .where('person_id', '=', person)
    .where('expires_at', '>', now)
    .orderBy('position')
    .execute()
  return rows.map(readPreview)
}

/** Locks this author's wordings against concurrent counting and storing until the transaction ends. */
export async function lockWordings(tx: Tx, person: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`previews:${person}`}, 0))`.execute(tx)
}

/** Stores a preview. */
export async function insertPreview(tx: Tx, person: string, { input, ...preview }: Preview): Promise<void> {
  const { conflict, ...message } = input
  await tx
    .insertInto('previews')
    .values({ ...preview, ...message, conflict_id: conflict, person_id: person })
    .execute()
}

/**
 * Deletes every wording of a message that is being sent, whatever title or mood it was previewed with.
 * @returns their ids
 */
export async function deleteWordings(tx: Tx, person: string, message: MessageInput): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('previews')
    .where('person_id', '=', person)
    .where('kind', '=', message.kind)
    .where('conflict_id', 'is not distinct from', message.conflict)
    .where('raw_message', '=', message.raw_message)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Deletes the previews that expire at or before this time. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('previews').where('expires_at', '<=', now).execute()
}
