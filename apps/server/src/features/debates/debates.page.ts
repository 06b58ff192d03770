import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { boundsOf, findMonths } from '../../platform/database/months.ts'
import { isUuid } from '../../platform/uuid.ts'
import type { SharedPage } from '../../platform/web/page-head.ts'
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

/** The link preview of a debate: its title and sides, masked, once it is active; never names or arguments. */
export const debatePage = ({ db }: Pick<Database, 'db'>): SharedPage => ({
  route: '/debates/:debateId',
  countsAsRead: true,
  head: async ({ debateId = '' }) => {
    if (!isUuid(debateId)) return null
    const debate = await db
      .selectFrom('public_debates')
      .select(['title', 'creator_side', 'opponent_side'])
      .where('id', '=', debateId)
      .where('status', 'in', ['active', 'complete'])
      .where('is_hidden', '=', false)
      .executeTakeFirst()
    if (!debate) return null
    const title = maskPublicText(debate.title)
    const [one, other] = [maskPublicText(debate.creator_side), maskPublicText(debate.opponent_side)]
    return {
      title: `${title} · A debate on Squash`,
      description: `“${one}” or “${other}”? Read both sides, and vote.`,
      card: {
        eyebrow: 'Debate',
        title,
        panels: [
          { heading: 'One side', text: one },
          { heading: 'The other side', text: other },
        ],
        verdict: 'Who’s right? Read both sides, and vote.',
      },
    }
  },
})
