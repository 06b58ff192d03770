import type { SafetyReviewStatus } from '@squash/contract/values'
import { type Selectable, sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables.ts'
import { inDispute } from '../admin/public.ts'

export type ReviewRow = Selectable<Tables['safety_reviews']>
export type Page = { limit: number; before: string | null }
/** A request, with the texts that its author lets admins read: null without that consent, and after the decision. */
export type AdminReviewRow = ReviewRow & {
  raw_message: string | null
  core_issue: string | null
  in_dispute: boolean
}

/** Stores a request. */
export const insertReview = (tx: Tx, row: ReviewRow): Promise<ReviewRow> =>
  tx.insertInto('safety_reviews').values(row).returningAll().executeTakeFirstOrThrow()

/** An author's latest request about a conflict. */
export const findLatestReview = async (db: Db, conflict: string, author: string): Promise<ReviewRow | null> =>
  (await db
    .selectFrom('safety_reviews')
    .selectAll()
    .where('conflict_id', '=', conflict)
    .where('author_id', '=', author)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Everything an author has requested, latest first. */
export const listReviewsOf = (db: Db, author: string): Promise<ReviewRow[]> =>
  db
    .selectFrom('safety_reviews')
    .selectAll()
    .where('author_id', '=', author)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** The conflict that a request is about, or null. */
export const findConflictOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('safety_reviews').select('conflict_id').where('id', '=', id).executeTakeFirst())?.conflict_id ??
  null

/** A request, locked until the transaction ends, or null. */
export const lockReview = async (tx: Tx, id: string): Promise<ReviewRow | null> =>
  (await tx.selectFrom('safety_reviews').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null

const ownWord = (word: 'raw_message' | 'core_issue') => sql<string | null>`
  case when r.status = 'open' and r.shows_words then
    case r.author_id when c.user1_id then ${sql.ref(`c.user1_${word}`)} when c.user2_id then ${sql.ref(`c.user2_${word}`)} end
  end`

const selectForAdmin = (db: Db, viewer: string) =>
  db
    .selectFrom('safety_reviews as r')
    .innerJoin('conflicts as c', 'c.id', 'r.conflict_id')
    .selectAll('r')
    .select([
      ownWord('raw_message').as('raw_message'),
      ownWord('core_issue').as('core_issue'),
      inDispute(viewer, sql.ref('r.author_id')).as('in_dispute'),
    ])

/** One request as an admin sees it. */
export const findForAdmin = (db: Db, id: string, viewer: string): Promise<AdminReviewRow> =>
  selectForAdmin(db, viewer).where('r.id', '=', id).executeTakeFirstOrThrow()

// The same conditions as in the partial indexes of the two lists.
const WAITS = sql<boolean>`r.status = 'open'`
const IS_DECIDED = sql<boolean>`r.status <> 'open'`
const place = (id: string) => sql`((select moved_at from safety_reviews where id = ${id}), ${id}::uuid)`

/** Undecided requests, the longest waiting first. */
export function listWaiting(db: Db, viewer: string, { limit, before }: Page): Promise<AdminReviewRow[]> {
  const query = selectForAdmin(db, viewer).where(WAITS)
  const after = before ? query.where(sql<boolean>`(r.moved_at, r.id) > ${place(before)}`) : query
  return after.orderBy('r.moved_at').orderBy('r.id').limit(limit).execute()
}

/** Decided requests, the latest first. */
export function listDecided(db: Db, viewer: string, { limit, before }: Page): Promise<AdminReviewRow[]> {
  const query = selectForAdmin(db, viewer).where(IS_DECIDED)
  const after = before ? query.where(sql<boolean>`(r.moved_at, r.id) < ${place(before)}`) : query
  return after.orderBy('r.moved_at', 'desc').orderBy('r.id', 'desc').limit(limit).execute()
}

type Verdict = { id: string; status: SafetyReviewStatus; admin: string; answer: string; at: Date }

/** Stores a decision. @param statement the transaction's next statement, to which it is added */
export async function storeVerdict(statement: Statement, { id, status, admin, answer, at }: Verdict): Promise<void> {
  await statement
    .updateTable('safety_reviews')
    .set({ status, answer, decided_by: admin, moved_at: at })
    .where('id', '=', id)
    .execute()
}

/** Deletes an erased author's requests completely. */
export async function eraseReviewsOf(tx: Tx, author: string): Promise<void> {
  await tx.deleteFrom('safety_reviews').where('author_id', '=', author).execute()
}
