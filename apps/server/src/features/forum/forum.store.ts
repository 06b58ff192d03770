import { FORUM_VOTES, type ForumVote, type ForumVoteCounts } from '@squash/contract/values'
import { type Selectable, sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables.ts'

export type ForumRow = Selectable<Tables['reddit_conflicts']>
export type NewForumConflict = Omit<ForumRow, ForumVote | 'place'>

/** The conflict shown last; null before the first. */
export async function findCurrent(db: Db): Promise<ForumRow | null> {
  const row = await db.selectFrom('reddit_conflicts').selectAll().orderBy('place', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}

/**
 * Whether no conflict has been shown yet. Other processes wait here until the transaction ends, so that only one of them
 * shows the first.
 */
export async function isStillEmpty(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reddit_conflicts:first', 0))`.execute(tx)
  return (await findCurrent(tx)) === null
}

/** Which of these posts were shown before. */
export async function findShown(db: Db, posts: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reddit_conflicts')
    .select('reddit_post_id')
    .where((eb) => eb('reddit_post_id', '=', eb.fn.any(eb.val([...posts]))))
    .execute()
  return new Set(rows.map(({ reddit_post_id }) => reddit_post_id))
}

/** How many conflicts have been shown since this time. */
export async function countShownSince(db: Db, since: Date): Promise<number> {
  const row = await db
    .selectFrom('reddit_conflicts')
    .select(sql<number>`count(*)::int`.as('shown'))
    .where('shown_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.shown
}

/** Stores a conflict. @returns false if its post is already stored, for example by a concurrent fetch */
export async function insertForumConflict(tx: Tx, conflict: NewForumConflict): Promise<boolean> {
  const row = await tx
    .insertInto('reddit_conflicts')
    .values(conflict)
    .onConflict((clash) => clash.column('reddit_post_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A user's vote on a forum conflict, null before they have voted; undefined when there is no such conflict. */
export async function findForumVote(db: Db, conflict: string, voter: string): Promise<ForumVote | null | undefined> {
  const row = await db
    .selectFrom('reddit_conflicts as c')
    .leftJoin('reddit_conflict_votes as v', (join) =>
      join.onRef('v.reddit_conflict_id', '=', 'c.id').on('v.voter_id', '=', voter),
    )
    .select('v.vote_type')
    .where('c.id', '=', conflict)
    .executeTakeFirst()
  return row?.vote_type
}

type Cast = { conflict: string; voter: string; vote: ForumVote; at: Date }

/** Stores a vote. @returns 'cast', or why it wasn't */
export async function insertForumVote(
  tx: Tx,
  { conflict, voter, vote, at }: Cast,
): Promise<'cast' | 'already_voted' | 'not_found'> {
  const row = await tx
    .with('cast', (db) =>
      db
        .insertInto('reddit_conflict_votes')
        .columns(['reddit_conflict_id', 'voter_id', 'vote_type', 'voted_at'])
        .expression((eb) =>
          eb
            .selectFrom('reddit_conflicts')
            .select((one) => [
              'id',
              one.val<string | null>(voter).$castTo<string>().as('voter_id'),
              one.val(vote).as('vote_type'),
              one.val(at).as('voted_at'),
            ])
            .where('id', '=', conflict),
        )
        .onConflict((clash) => clash.doNothing())
        .returning('reddit_conflict_id'),
    )
    .selectFrom('reddit_conflicts as c')
    .leftJoin('cast', 'cast.reddit_conflict_id', 'c.id')
    .select('cast.reddit_conflict_id as cast')
    .where('c.id', '=', conflict)
    .executeTakeFirst()
  if (!row) return 'not_found'
  return row.cast === null ? 'already_voted' : 'cast'
}

/**
 * Counts a vote. It comes last in its transaction, because all votes on one conflict wait for this row.
 * @param statement the transaction's next statement, to which it is added
 */
export async function countForumVote(
  statement: Statement,
  conflict: string,
  vote: ForumVote,
): Promise<ForumVoteCounts> {
  return statement
    .updateTable('reddit_conflicts')
    .set({ [vote]: sql`${sql.ref(vote)} + 1` })
    .where('id', '=', conflict)
    .returning([...FORUM_VOTES])
    .executeTakeFirstOrThrow()
}

/** All votes of a user, the latest first. */
export const listForumVotes = (db: Db, voter: string) =>
  db
    .selectFrom('reddit_conflict_votes')
    .select(['reddit_conflict_id', 'vote_type', 'voted_at'])
    .where('voter_id', '=', voter)
    .orderBy('voted_at', 'desc')
    .execute()
