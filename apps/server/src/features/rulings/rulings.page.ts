import type { AiRuling } from '@squash/contract/rulings'
import { PARTIES } from '@squash/contract/values'
import { ASKED_BOTH_WAYS, pointHeading, type Sides, verdictLine } from '@squash/rules/rulings/verdict-line'
import type { Card, CardPanel } from '../../platform/cards/card.ts'
import { isUuid } from '../../platform/uuid.ts'
import type { SharedPage } from '../../platform/web/page-head.ts'
import type { Rulings } from './rulings.service.ts'

/** The link preview of the board describes only the board, not whose conflicts are on it. */
export const BOARD_PAGE: SharedPage = {
  route: '/public-shame',
  // Links from before a ruling had an address of its own.
  movedTo: (query) => {
    const linked = query.get('ruling')
    return linked !== null && isUuid(linked) ? `/ruling/${linked}` : null
  },
  head: () => ({
    title: 'Public Shame · Squash',
    description:
      'Conflicts that three rounds of mediation couldn’t settle, each with its final AI ruling. Read them, and vote on who was wrong.',
    card: {
      eyebrow: 'The public board',
      title: 'Public Shame',
      panels: [],
      verdict: 'Three rounds of mediation couldn’t settle these. Read them, and vote.',
    },
  }),
}

/** The link preview of a public ruling: what is on the board, masked and with names only where they are shown. */
export const rulingPage = (rulings: Pick<Rulings, 'find'>): SharedPage => ({
  route: '/ruling/:rulingId',
  countsAsRead: true,
  async head({ rulingId = '' }) {
    const ruling = await rulings.find(rulingId)
    if (!ruling) return 'not found'
    return {
      title: `${ruling.title} · A ruling on Squash`,
      description: descriptionOf(ruling),
      card: cardOf(ruling),
    }
  },
})

const sidesOf = ({ user1_display_name, user2_display_name }: AiRuling): Sides => ({
  user1: user1_display_name,
  user2: user2_display_name,
})

const descriptionOf = (ruling: AiRuling): string =>
  ruling.verdict === null
    ? ruling.ai_final_summary
    : `${verdictLine(ruling.verdict, sidesOf(ruling))}: ${ruling.ai_final_summary}`

function cardOf(ruling: AiRuling): Card {
  const { title, verdict, asked, strongest_points, ai_final_summary } = ruling
  const sides = sidesOf(ruling)
  const [first, second] = PARTIES.map((party): CardPanel | null => {
    const text = strongest_points[party]
    return text === null ? null : { heading: pointHeading(sides, party), text }
  })
  const summary: CardPanel = { heading: 'In one line', text: ai_final_summary }
  return {
    eyebrow: asked === 'both ways' ? `Final ruling · ${ASKED_BOTH_WAYS}` : 'Final ruling',
    title,
    // If a point is missing, as in old rulings and after an erasure, the card shows neither side's colour.
    panels: first && second ? [first, second] : [summary],
    verdict: verdict === null ? 'The final ruling is in. What do you say?' : verdictLine(verdict, sides),
  }
}
