import { LIMITS } from '@squash/contract/limits'
import type { LeaderboardSort } from '@squash/contract/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Which counters are compared, and how they are sorted. `week`: a week by its Monday, or ALL_TIME. */
export type Board = { week: string; sort: LeaderboardSort }
export type Page = { limit: number; after: string | null }

/** Contains a literal rather than a parameter, because the index contains this exact expression. */
const isRanked = sql`(total >= ${sql.lit(LIMITS.rankedFrom)})`

/**
 * Both orders are descending: people with enough conflicts first; then the highest rate, or the lowest; then the most
 * conflicts; then any stable order.
 */
const sortKey = (sort: LeaderboardSort): RawBuilder<unknown> =>
  sql`${isRanked}, ${sort === 'least' ? sql`rate` : sql`(-rate)`}, total, person_id`

const sortOrder = (sort: LeaderboardSort): RawBuilder<unknown> =>
  sql`${isRanked} desc, ${sort === 'least' ? sql`rate` : sql`(-rate)`} desc, total desc, person_id desc`

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
 * One page of a leaderboard: a range of its index. The first page reads only its own rows; a later one also counts the
 * users before it, which needs only that index. Empty if `after` is not on the board.
 */
export async function listPage(db: Db, { week, sort }: Board, { limit, after }: Page): Promise<BoardRow[]> {
  const cursor = (column: RawBuilder<unknown>) =>
    sql`(select ${column} from public_conflict_counts where person_id = ${after} and week = ${week} and total > 0)`
  const rate = cursor(sql.ref('rate'))
  const bound = sql`(${cursor(isRanked)}, ${sort === 'least' ? rate : sql`-${rate}`}, ${cursor(sql.ref('total'))}, ${cursor(sql.ref('person_id'))})`
  const { rows } = await sql<BoardRow>`
    with page as (
      select person_id, total, resolved, row_number() over (order by ${sortOrder(sort)}) as place
      from public_conflict_counts
      where week = ${week} and total > 0 ${after === null ? sql`` : sql`and (${sortKey(sort)}) < ${bound}`}
      order by ${sortOrder(sort)} limit ${limit}
    )
    select (page.place + ${after === null ? sql`0` : countUpTo(week, sort, bound)})::int as rank, profiles.id as user_id,
      username, first_name, avatar_url, archetype_emoji, supporter_emoji, is_hidden, total, resolved
    from page join profiles on profiles.id = page.person_id
    order by page.place`.execute(db)
  return rows
}

/** How many users rank at a bound or above it. */
const countUpTo = (week: string, sort: LeaderboardSort, bound: RawBuilder<unknown>) => sql`(
  select count(*) from public_conflict_counts
  where week = ${week} and total > 0 and (${sortKey(sort)}) >= ${bound}
)`

/** The ids of the first users of a board. */
export async function listFirst(db: Db, { week, sort }: Board, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from public_conflict_counts where week = ${week} and total > 0
    order by ${sortOrder(sort)} limit ${limit}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}
