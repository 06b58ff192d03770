import type { LeaderboardSort } from '@squash/contract/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Whose figures are compared: a week by its Monday, or ALL_TIME; and who comes first. */
export type Board = { week: string; sort: LeaderboardSort }
export type Page = { limit: number; after: string | null }

/** Both orders count down: the highest rate first, or the lowest; then the most conflicts; then any order that stays. */
const placeIn = (sort: LeaderboardSort): RawBuilder<unknown> =>
  sql`${sort === 'least' ? sql`rate` : sql`(-rate)`}, total, person_id`

const downwards = (sort: LeaderboardSort): RawBuilder<unknown> =>
  sql`${sort === 'least' ? sql`rate` : sql`(-rate)`} desc, total desc, person_id desc`

export type BoardRow = {
  rank: number
  user_id: string
  username: string | null
  first_name: string | null
  avatar_url: string | null
  archetype_emoji: string | null
  supporter_emoji: string | null
  is_hidden: boolean
  total: number
  resolved: number
}

/**
 * One page of a leaderboard: a range of its index. The first page costs the page; a later one also counts who stands before
 * it, in that index alone. Nothing where `after` is not on the board.
 */
export async function listPage(db: Db, { week, sort }: Board, { limit, after }: Page): Promise<BoardRow[]> {
  const cursor = (column: 'rate' | 'total' | 'person_id') =>
    sql`(select ${sql.ref(column)} from public_conflict_counts where person_id = ${after} and week = ${week} and total > 0)`
  const bound = sql`(${sort === 'least' ? cursor('rate') : sql`-${cursor('rate')}`}, ${cursor('total')}, ${cursor('person_id')})`
  const { rows } = await sql<BoardRow>`
    with page as (
      select person_id, total, resolved, row_number() over (order by ${downwards(sort)}) as place
      from public_conflict_counts
      where week = ${week} and total > 0 ${after === null ? sql`` : sql`and (${placeIn(sort)}) < ${bound}`}
      order by ${downwards(sort)} limit ${limit}
    )
    select (page.place + ${after === null ? sql`0` : countUpTo(week, sort, bound)})::int as rank, profiles.id as user_id,
      username, first_name, avatar_url, archetype_emoji, supporter_emoji, is_hidden, total, resolved
    from page join profiles on profiles.id = page.person_id
    order by page.place`.execute(db)
  return rows
}

/** How many stand on a board before a bound, and at it. */
const countUpTo = (week: string, sort: LeaderboardSort, bound: RawBuilder<unknown>) => sql`(
  select count(*) from public_conflict_counts
  where week = ${week} and total > 0 and (${placeIn(sort)}) >= ${bound}
)`

/** The ids of the first of a board. */
export async function listFirst(db: Db, { week, sort }: Board, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from public_conflict_counts where week = ${week} and total > 0
    order by ${downwards(sort)} limit ${limit}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}
