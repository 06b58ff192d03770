import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { boundsOf, findMonths } from '../../platform/database/months.ts'
import type { SitemapSection } from '../../platform/web/sitemap.ts'

/** The pages of public rulings, by the month in which they were issued. */
export const rulingSitemap = ({ db }: Pick<Database, 'db'>): SitemapSection => ({
  name: 'rulings',
  months: () => findMonths(db, 'issued_at', sql`(select issued_at from public_rulings where not is_hidden)`),
  async pages(month, most) {
    const { from, until } = boundsOf(month)
    const rows = await db
      .selectFrom('public_rulings')
      .select(['conflict_id', 'issued_at'])
      .where(sql<boolean>`not is_hidden`)
      .where('issued_at', '>=', from)
      .where('issued_at', '<', until)
      .orderBy('issued_at', 'desc')
      .orderBy('conflict_id', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ conflict_id, issued_at }) => ({ path: `/ruling/${conflict_id}`, changed: issued_at }))
  },
})
