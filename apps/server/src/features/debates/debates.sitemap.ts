import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { boundsOf, findMonths } from '../../platform/database/months.ts'
import type { SitemapSection } from '../../platform/web/sitemap.ts'

const PUBLIC = sql<boolean>`status in ('active', 'complete') and not is_hidden`

/** The pages of debates that have started, by the month in which they were answered. */
export const debateSitemap = ({ db }: Pick<Database, 'db'>): SitemapSection => ({
  name: 'debates',
  months: () => findMonths(db, 'answered_at', sql`(select answered_at from public_debates where ${PUBLIC})`),
  async pages(month, most) {
    const { from, until } = boundsOf(month)
    const rows = await db
      .selectFrom('public_debates')
      .select(['id', 'answered_at'])
      .where(PUBLIC)
      .where('answered_at', '>=', from)
      .where('answered_at', '<', until)
      .orderBy('answered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ id, answered_at }) => ({ path: `/debates/${id}`, changed: answered_at }))
  },
})
