import type { SharedPage } from '../../platform/web/page-head.ts'
import type { Forum } from './forum.service.ts'

/** The link preview of the conflict of the day shows which one it is. */
export const forumPage = (forum: Pick<Forum, 'current'>): SharedPage => ({
  route: '/reddit-conflict',
  countsAsRead: true,
  async head() {
    const [current] = await forum.current()
    const description = 'One conflict a day from a public forum, seen by the mediator. Read it, and vote.'
    return { title: current ? `${current.title} · Squash` : 'Daily Reddit conflict · Squash', description }
  },
})
