import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/uuid.ts'
import type { SharedPage } from '../../platform/web/page-head.ts'

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
