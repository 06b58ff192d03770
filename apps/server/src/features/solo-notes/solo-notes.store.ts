import type { SoloNote } from '@squash/rules/solo-notes/solo-note'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

export type Page = { limit: number; before: string | null }

const CARD = ['id', 'title', 'raw_message', 'mood', 'conflict_id', 'created_at'] as const
const COLUMNS = [
  ...CARD,
  'text',
  'written_by',
  'language',
  'note',
  'about',
  'requests',
  'phrasing',
  'understood_by',
  'offers_help',
] as const

export type CardRow = Pick<SoloNote, (typeof CARD)[number]>

/** Stores a note. */
export async function insertNote(tx: Tx, person: string, { requests, ...note }: SoloNote): Promise<void> {
  await tx
    .insertInto('solo_notes')
    .values({ ...note, requests: [...requests], person_id: person })
    .execute()
}

/** A user's own note, or null. */
export const findNote = async (db: Db, person: string, id: string): Promise<SoloNote | null> =>
  (await db
    .selectFrom('solo_notes')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? null

/** One page of a user's notes, newest first. */
export function listNotes(db: Db, person: string, { limit, before }: Page): Promise<CardRow[]> {
  let query = db.selectFrom('solo_notes').select(CARD).where('person_id', '=', person)
  if (before) {
    const cursor = (column: 'created_at' | 'id') =>
      db.selectFrom('solo_notes').select(column).where('id', '=', before).where('person_id', '=', person)
    query = query.where(sql<boolean>`(created_at, id) < (${cursor('created_at')}, ${cursor('id')})`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Everything that a user wrote, newest first. */
export const listAllNotes = (db: Db, person: string): Promise<SoloNote[]> =>
  db
    .selectFrom('solo_notes')
    .select(COLUMNS)
    .where('person_id', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** @returns whether the user had such a note */
export async function deleteNote(tx: Tx, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('solo_notes')
    .where('id', '=', id)
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Links a user's own note to the conflict that was started from it. */
export async function linkNote(tx: Tx, person: string, id: string, conflict: string): Promise<void> {
  await tx
    .updateTable('solo_notes')
    .set({ conflict_id: conflict })
    .where('id', '=', id)
    .where('person_id', '=', person)
    .execute()
}
