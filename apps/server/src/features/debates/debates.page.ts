import { maskPersonalData } from '@squash/rules/privacy/mask'
import type { Database } from '../../platform/database/database.ts'
import type { SharedPage } from '../../platform/web/page-head.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A debate's link tells its title and sides, masked, once it is active; nothing of the arguments (decisions §15). */
export const debatePage = ({ db }: Pick<Database, 'db'>): SharedPage => ({
  route: '/debates/:debateId',
  countsAsRead: true,
  head: async ({ debateId = '' }) => {
    if (!UUID.test(debateId)) return null
    const debate = await db
      .selectFrom('public_debates')
      .select(['title', 'creator_side', 'opponent_side'])
      .where('id', '=', debateId)
      .where('status', 'in', ['active', 'complete'])
      .where('is_hidden', '=', false)
      .executeTakeFirst()
    if (!debate) return null
    const [title, one, other] = [debate.title, debate.creator_side, debate.opponent_side].map(maskPersonalData)
    return {
      title: `${title} · A debate on Squash`,
      description: `“${one}” or “${other}”? Read both sides, and vote.`,
    }
  },
})
