import type { Logger } from 'pino'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { ForumUnavailable } from '../../platform/reddit/reddit-client.ts'
import type { Forum } from './forum.service.ts'

export const refreshForum = { name: 'forum.refresh' } as const satisfies Pick<Job<object>, 'name'>

type Parts = { database: Pick<Database, 'transaction'>; forum: Forum; nudge: Nudge; log: Logger }

/** Shows a new conflict once a day. While the forum is unavailable, the old one stays and the job is retried. */
export function forumJobs({ database, forum, nudge, log }: Parts): Background {
  async function refresh(): Promise<void> {
    if (!(await forum.isDue())) return
    const found = await forum.findNew()
    if (!found.ok && found.code === 'forum.unavailable') throw new ForumUnavailable('The forum is unavailable')
    if (!found.ok) return log.warn('no suitable forum post today')
    await database.transaction((tx) => forum.show(tx, found.value))
  }

  /**
   * Shows a sample on a new server, so that its first visitor sees one. A forum post replaces it as soon as the forum
   * answers, even if the forum was set up later.
   */
  async function showFirst(): Promise<void> {
    if (await forum.isEmpty()) {
      const found = await forum.sample()
      if (found.ok) await database.transaction((tx) => forum.showFirst(tx, found.value))
    }
    if (await forum.isDue()) nudge(refreshForum, 'first', {})
  }

  return {
    atStart: showFirst,
    jobs: [{ ...refreshForum, run: refresh }],
    // Hourly, so that a day that began without a worker still gets its conflict. Otherwise it does nothing.
    schedules: [{ name: 'forum.daily', cron: '5 * * * *', run: refresh }],
  }
}
