import { LIMITS } from '@squash/contract/limits'
import type {
  HiddenBy,
  RulingCheck,
  RulingVerdict,
  RulingVote,
  RulingVoteCounts,
  Writer,
} from '@squash/contract/values'
import type { Parties } from '@squash/rules/events'
import type { PublicRuling } from '@squash/rules/rulings/vote'
import { sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import { hiding } from '../../platform/database/hideable.ts'

export type Page = { limit: number; before: string | null; only?: string | null }

/** A ruling with the visible names, the tallies, and what concerns only some viewers. */
export type RulingRow = RulingVoteCounts & {
  conflict_id: string
  issued_at: Date
  title: string
  summary: string
  ruling: string
  written_by: Writer | null
  verdict: RulingVerdict | null
  asked: RulingCheck | null
  user1_point: string | null
  user2_point: string | null
  /** The ids of the two parties, whether their names show or not. */
  party1: string | null
  party2: string | null
  /** The votes of the given viewers who have voted, by their ids; null if none has. */
  votes: Record<string, RulingVote> | null
} & ShownColumns<'p1'> &
  ShownColumns<'p2'>

type ShownColumns<Prefix extends string> = {
  [K in `${Prefix}_${'id' | 'username' | 'first_name' | 'archetype_emoji' | 'supporter_emoji'}`]: string | null
}

/**
 * A page of the board, newest first. One statement, written as raw SQL because building it for each request would take
 * the server longer than running it takes the database. The usual limit is part of it: PostgreSQL keeps one plan for all
 * viewers only if it knows how few rows are asked for.
 * @param viewers signed-in users who want this page at the same moment
 * @param page `before`: the last ruling of the previous page, even if it has been hidden since; `only`: this ruling and
 * no other
 */
export async function listRulings(
  db: Db,
  viewers: readonly string[],
  { limit, before, only = null }: Page,
): Promise<RulingRow[]> {
  const { rows } = await sql<RulingRow>`
    select r.conflict_id, r.issued_at, r.title, r.summary, r.ruling, r.written_by, r.verdict, r.asked,
      r.user1_point, r.user2_point, r.user1_id as party1, r.user2_id as party2,
      (select jsonb_object_agg(v.voter_id, v.vote_type) from conflict_votes v
        where v.conflict_id = r.conflict_id and v.voter_id ${isAmong(viewers)}) as votes,
      t.both_wrong, t.user1_wrong, t.user2_wrong, t.get_therapy, t.ai_right, t.reset_conflict,
      p1.id as p1_id, p1.username as p1_username, p1.first_name as p1_first_name,
      p1.archetype_emoji as p1_archetype_emoji, p1.supporter_emoji as p1_supporter_emoji,
      p2.id as p2_id, p2.username as p2_username, p2.first_name as p2_first_name,
      p2.archetype_emoji as p2_archetype_emoji, p2.supporter_emoji as p2_supporter_emoji
    from (
      select * from public_rulings where not is_hidden ${only ? sql`and conflict_id = ${only}` : NO_CONDITION}
        ${before ? sql`and (issued_at, conflict_id) < (${issueOf(before)}, ${before}::uuid)` : NO_CONDITION}
      order by issued_at desc, conflict_id desc limit ${limit === LIMITS.pageSize ? sql.lit(limit) : limit}
    ) r
    join ruling_tallies t on t.conflict_id = r.conflict_id
    left join profiles p1 on p1.id = r.user1_id and r.user1_shown and not p1.is_hidden
    left join profiles p2 on p2.id = r.user2_id and r.user2_shown and not p2.is_hidden
    order by r.issued_at desc, r.conflict_id desc`.execute(db)
  return rows
}

/** One viewer is compared, not looked up in a list: for a list, a plan for any values expects ten. */
const isAmong = (viewers: readonly string[]) =>
  viewers.length === 1 ? sql`= ${viewers[0]}::uuid` : sql`= any(${viewers}::uuid[])`
const NO_CONDITION = sql``
const issueOf = (conflict: string) => sql`(select issued_at from public_rulings where conflict_id = ${conflict})`

/** The tallies of those of these rulings that are on the board. */
export const findTallies = (db: Db, conflicts: readonly string[]) =>
  db
    .selectFrom('ruling_tallies as t')
    .innerJoin('public_rulings as r', 'r.conflict_id', 't.conflict_id')
    .selectAll('t')
    .where((eb) => eb('t.conflict_id', '=', eb.fn.any(eb.val([...conflicts]))))
    .where(sql<boolean>`not r.is_hidden`)
    .execute()

/** The six tallies of a row that also has other columns. */
export const countsOf = (row: RulingVoteCounts): RulingVoteCounts => {
  const { both_wrong, user1_wrong, user2_wrong, get_therapy, ai_right, reset_conflict } = row
  return { both_wrong, user1_wrong, user2_wrong, get_therapy, ai_right, reset_conflict }
}

/** A user's vote on a ruling, null before they have voted; undefined when there is no such ruling on the board. */
export async function findVote(db: Db, conflict: string, voter: string): Promise<RulingVote | null | undefined> {
  const row = await db
    .selectFrom('public_rulings as r')
    .leftJoin('conflict_votes as v', (join) =>
      join.onRef('v.conflict_id', '=', 'r.conflict_id').on('v.voter_id', '=', voter),
    )
    .select('v.vote_type')
    .where('r.conflict_id', '=', conflict)
    .where('r.is_hidden', '=', false)
    .executeTakeFirst()
  return row?.vote_type
}

/** All votes of a user, the latest first. */
export const listVotes = (db: Db, voter: string) =>
  db
    .selectFrom('conflict_votes')
    .select(['conflict_id', 'vote_type', 'voted_at'])
    .where('voter_id', '=', voter)
    .orderBy('voted_at', 'desc')
    .execute()

/** The ruling to vote on, null when there is none. */
export async function findPublicRuling(db: Db, conflict: string): Promise<PublicRuling | null> {
  const row = await db
    .selectFrom('public_rulings')
    .select(['user1_id', 'user2_id', 'is_hidden'])
    .where('conflict_id', '=', conflict)
    .executeTakeFirst()
  return row ? { parties: [row.user1_id, row.user2_id], is_hidden: row.is_hidden } : null
}

type BallotRow = {
  time_zone: string
  conflict_id: string | null
  user1_id: string | null
  user2_id: string | null
  is_hidden: boolean | null
  verdict: RulingVerdict | null
  previous: RulingVote | null
  recent: number
}

/**
 * Everything needed to decide about a vote, in one statement, written as raw SQL like that of the board.
 * @param most the limit up to which recent votes are counted
 * @returns `previous`: the voter's vote on this ruling; `recent`: how many other rulings they have voted on since
 */
export async function findBallot(db: Db, ballot: { conflict: string; voter: string; since: Date; most: number }) {
  const { conflict, voter, since, most } = ballot
  const { rows } = await sql<BallotRow>`
    select p.time_zone, r.conflict_id, r.user1_id, r.user2_id, r.is_hidden, r.verdict, v.vote_type as previous,
      (select count(*)::int from (
        select from conflict_votes
        where voter_id = p.id and voted_at > ${since} and conflict_id <> ${conflict} limit ${most}
      ) latest) as recent
    from profiles p
    left join public_rulings r on r.conflict_id = ${conflict}
    left join conflict_votes v on v.conflict_id = r.conflict_id and v.voter_id = p.id
    where p.id = ${voter}`.execute(db)
  const row = rows[0]
  const ruling: PublicRuling | null = row?.conflict_id
    ? { parties: [row.user1_id, row.user2_id], is_hidden: row.is_hidden ?? false }
    : null
  return {
    ruling,
    verdict: row?.verdict ?? null,
    previous: row?.previous ?? null,
    recent: row?.recent ?? 0,
    time_zone: row?.time_zone ?? 'UTC',
  }
}

type Cast = { conflict: string; voter: string; from: RulingVote | null; to: RulingVote; at: Date }

/** The part of a statement that stores a vote. It returns no row if nothing was stored. */
export const CAST = 'cast'

/**
 * Begins a statement that stores a vote, or changes it, unless another request by the voter has changed it in the
 * meantime.
 * @param cast `from`: the vote that it replaces
 */
export const withVote = (tx: Tx, { conflict, voter, from, to, at }: Cast): Statement =>
  tx.with(CAST, () =>
    from === null
      ? sql<{ conflict_id: string }>`(
          insert into conflict_votes (conflict_id, voter_id, vote_type, voted_at)
          values (${conflict}, ${voter}, ${to}, ${at})
          on conflict (conflict_id, voter_id) do nothing returning conflict_id
        )`
      : sql<{ conflict_id: string }>`(
          update conflict_votes set previous_type = ${from}, vote_type = ${to}, voted_at = ${at}
          where conflict_id = ${conflict} and voter_id = ${voter} and vote_type = ${from} returning conflict_id
        )`,
  )

/**
 * Completes that statement: moves the vote in the ruling's tally, a row for which all votes on the ruling wait.
 * @returns the new tallies; null if nothing was stored
 */
export async function countVote(
  statement: Statement,
  { conflict, from, to }: Pick<Cast, 'conflict' | 'from' | 'to'>,
): Promise<RulingVoteCounts | null> {
  const row = await statement
    .updateTable('ruling_tallies as t')
    .from(sql<{ conflict_id: string }>`${sql.table(CAST)}`.as('own'))
    .set({ [to]: sql`${sql.ref(`t.${to}`)} + 1`, ...(from && { [from]: sql`${sql.ref(`t.${from}`)} - 1` }) })
    .whereRef('t.conflict_id', '=', 'own.conflict_id')
    .where('t.conflict_id', '=', conflict)
    .returningAll('t')
    .executeTakeFirst()
  return row ? countsOf(row) : null
}

/** Records a day of voting in bad faith. @returns whether it is new */
export async function insertBadFaithDay(tx: Tx, voter: string, day: string): Promise<boolean> {
  const row = await tx
    .insertInto('bad_faith_days')
    .values({ voter_id: voter, local_day: day })
    .onConflict((clash) => clash.doNothing())
    .returning('voter_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Hides or shows a ruling.
 * @returns whether that changed anything, and its two parties; null when there is no such ruling
 */
export async function changeHidden(
  tx: Tx,
  conflict: string,
  { by, at }: { by: HiddenBy | null; at: Date },
): Promise<{ changed: boolean; parties: Parties } | null> {
  const change = hiding(by, at)
  const row = await tx
    .with('changed', (db) =>
      db
        .updateTable('public_rulings')
        .set(change)
        .where('conflict_id', '=', conflict)
        .where('is_hidden', '<>', change.is_hidden)
        .returning('conflict_id'),
    )
    .selectFrom('public_rulings as r')
    .leftJoin('changed', 'changed.conflict_id', 'r.conflict_id')
    .select(['r.user1_id', 'r.user2_id', 'changed.conflict_id as changed'])
    .where('r.conflict_id', '=', conflict)
    .executeTakeFirst()
  return row ? { changed: row.changed !== null, parties: [row.user1_id, row.user2_id] } : null
}
