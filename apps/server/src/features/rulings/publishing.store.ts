import type { RulingCheck, RulingVerdict, Writer } from '@squash/contract/values'
import type { RulingTexts } from '@squash/rules/rulings/public-texts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { KnownNames } from './tables.ts'

type PublicSide = { id: string | null; shown: boolean; names: KnownNames }
type PublicRow = {
  conflict: string
  issued_at: Date
  written_by: Writer | null
  verdict: RulingVerdict | null
  asked: RulingCheck | null
  texts: RulingTexts
  user1: PublicSide
  user2: PublicSide
}

/** The names that a ruling's parties have had so far, locked until the transaction ends; null before it is public. */
export async function lockKnownNames(tx: Tx, conflict: string): Promise<[KnownNames, KnownNames] | null> {
  const row = await tx
    .selectFrom('public_rulings')
    .select(['user1_names', 'user2_names'])
    .where('conflict_id', '=', conflict)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? [row.user1_names, row.user2_names] : null
}

/** Publishes a ruling on the board, or updates it there. */
export async function savePublicRuling(
  tx: Tx,
  { conflict, issued_at, written_by, verdict, asked, texts, user1, user2 }: PublicRow,
): Promise<void> {
  const shown = {
    ...texts,
    written_by,
    verdict,
    asked,
    user1_id: user1.id,
    user2_id: user2.id,
    user1_shown: user1.shown,
    user2_shown: user2.shown,
    user1_names: JSON.stringify(user1.names),
    user2_names: JSON.stringify(user2.names),
  }
  await tx
    .with('public', (db) =>
      db
        .insertInto('public_rulings')
        .values({ conflict_id: conflict, issued_at, ...shown })
        .onConflict((clash) => clash.column('conflict_id').doUpdateSet(shown)),
    )
    .with('published', (db) => db.deleteFrom('unpublished_rulings').where('conflict_id', '=', conflict))
    .insertInto('ruling_tallies')
    .values({ conflict_id: conflict })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** The public rulings about a user, locked until the transaction ends. */
export const lockRulingsAbout = (tx: Tx, person: string) =>
  tx
    .selectFrom('public_rulings')
    .selectAll()
    .where((eb) => eb.or([eb('user1_id', '=', person), eb('user2_id', '=', person)]))
    .orderBy('conflict_id')
    .forNoKeyUpdate()
    .execute()

/** The ids of the rulings about a user. */
export async function findRulingsAbout(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('public_rulings')
    .select('conflict_id')
    .where((eb) => eb.or([eb('user1_id', '=', person), eb('user2_id', '=', person)]))
    .orderBy('conflict_id')
    .execute()
  return rows.map(({ conflict_id }) => conflict_id)
}

/** Rulings from before the board existed, a hundred at a time. */
export async function findUnpublished(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('unpublished_rulings')
    .select('conflict_id')
    .orderBy('conflict_id')
    .limit(100)
    .execute()
  return rows.map(({ conflict_id }) => conflict_id)
}

/** Marks an old ruling as done, whether or not it could be published. */
export const deleteUnpublished = (tx: Tx, conflict: string) =>
  tx.deleteFrom('unpublished_rulings').where('conflict_id', '=', conflict).execute()

/** Stores a ruling's texts without an erased user's names, and removes their id and names. */
export async function eraseParty(
  tx: Tx,
  conflict: string,
  party: 'user1' | 'user2',
  texts: RulingTexts,
): Promise<void> {
  const nameless = JSON.stringify({ first: [], last: [], username: [] })
  await tx
    .updateTable('public_rulings')
    .set({ ...texts, [`${party}_id`]: null, [`${party}_shown`]: false, [`${party}_names`]: sql`${nameless}::jsonb` })
    .where('conflict_id', '=', conflict)
    .execute()
}

/** The texts of a public ruling, locked until the transaction ends. */
export const lockTexts = (tx: Tx, conflict: string): Promise<RulingTexts | undefined> =>
  tx
    .selectFrom('public_rulings')
    .select(['title', 'summary', 'ruling', 'user1_point', 'user2_point'])
    .where('conflict_id', '=', conflict)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Stores the texts of a public ruling. */
export async function saveTexts(tx: Tx, conflict: string, texts: RulingTexts): Promise<void> {
  await tx.updateTable('public_rulings').set(texts).where('conflict_id', '=', conflict).execute()
}
