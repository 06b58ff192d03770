import type { SharedPage } from '../../platform/web/page-head.ts'

/** The link preview of the board describes the board; whose conflicts are on it is only on the page. */
export const BOARD_PAGE: SharedPage = {
  route: '/public-shame',
  head: () => ({
    title: 'Public Shame · Squash',
    description:
      'Conflicts that three rounds of mediation could not settle, each with its final AI ruling. Read them, and vote on who was wrong.',
  }),
}
