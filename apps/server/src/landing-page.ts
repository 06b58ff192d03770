import type { SharedPage } from './platform/web/page-head.ts'

/** The link preview of the landing page; the page itself is the web app's. */
export const LANDING_PAGE: SharedPage = {
  route: '/',
  head: () => ({
    title: 'Squash: settle it, and stay friends',
    description:
      'Say it however you need to. Squash, the AI mediator, says it so the other person can hear it, then helps you both land somewhere fair.',
  }),
}
