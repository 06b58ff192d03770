import type { SharedPage } from '../../platform/web/page-head.ts'
import type { Forum } from './forum.service.ts'

/** The link preview of the conflict of the day, with its title and the mediator's summary. */
export const forumPage = (forum: Pick<Forum, 'current'>): SharedPage => ({
  route: '/reddit-conflict',
  countsAsRead: true,
  async head() {
    const [current] = await forum.current()
    const description = 'One conflict a day from a public forum, with the mediator’s view. Read it, and vote.'
    if (!current) return { title: 'Daily Reddit conflict · Squash', description }
    const { title, is_sample, ai_summary } = current
    return {
      title: `${title} · Squash`,
      description,
      card: {
        eyebrow: is_sample ? 'Daily conflict · a sample' : 'Daily Reddit conflict',
        title,
        panels: [{ heading: 'The mediator sums up', text: ai_summary }],
        verdict: 'Who’s wrong here? Read it, and vote.',
      },
    }
  },
})
