import type { AiRuling } from '@squash/contract/rulings'
import { verdictLine } from '@squash/rules/rulings/verdict-line'
import type { SharedPage } from '../../platform/web/page-head.ts'
import type { Rulings } from './rulings.service.ts'

/** The link preview of the board describes the board; whose conflicts are on it is only on the page. */
export const BOARD_PAGE: SharedPage = {
  route: '/public-shame',
  head: () => ({
    title: 'Public Shame · Squash',
    description:
      'Conflicts that three rounds of mediation could not settle, each with its final AI ruling. Read them, and vote on who was wrong.',
  }),
}

/** The link preview of a public ruling: its title, verdict and summary, as masked on the board. */
export const rulingPage = (rulings: Pick<Rulings, 'find'>): SharedPage => ({
  route: '/ruling/:rulingId',
  countsAsRead: true,
  async head({ rulingId = '' }) {
    const ruling = await rulings.find(rulingId)
    if (!ruling) return 'not found'
    return { title: `${ruling.title} · A ruling on Squash`, description: descriptionOf(ruling) }
  },
})

function descriptionOf({ verdict, ai_final_summary, user1_display_name, user2_display_name }: AiRuling): string {
  if (verdict === null) return ai_final_summary
  return `${verdictLine(verdict, { user1: user1_display_name, user2: user2_display_name })}: ${ai_final_summary}`
}
