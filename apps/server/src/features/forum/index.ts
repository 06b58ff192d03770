import { randomUUID } from 'node:crypto'
import type { Answer, Command } from '../../platform/http/command.ts'
import { type FunctionParts, functionRoute } from '../../platform/http/function-routes.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { createRedditClient, type RedditSettings } from '../../platform/reddit/reddit-client.ts'
import type { Audit } from '../admin/audit.service.ts'
import { fetchForumConflict } from './fetch-forum-conflict.ts'
import { forumJobs } from './forum.jobs.ts'
import { forumPage } from './forum.page.ts'
import { forumRoutes } from './forum.routes.ts'
import { createForum, type ForumParts } from './forum.service.ts'

type Parts = Omit<ForumParts, 'reddit' | 'newId' | 'database'> & {
  database: Parameters<typeof forumJobs>[0]['database'] & ForumParts['database']
  /** null: samples take turns. */
  settings: RedditSettings | null
  siteUrl: string
  audit: Audit
  command: Command
  answer: Answer
  nudge: Nudge
  functions: FunctionParts
  spendFetch: (person: string) => Promise<number | null>
}

const FETCHES = ['fetch-reddit-conflict', 'daily-reddit-fetch'] as const

/** The conflict of the day: its calls and functions, the jobs that fetch it, and its page. */
export function createForumFeature({ settings, siteUrl, audit, nudge, functions, spendFetch, ...parts }: Parts) {
  const { database, clock, command, answer } = parts
  const reddit = settings && createRedditClient({ settings, siteUrl, clock })
  const forum = createForum({ ...parts, reddit, newId: randomUUID })
  return {
    routes: forumRoutes({ forum, command, answer, nudge }),
    functions: FETCHES.map((name) =>
      functionRoute(fetchForumConflict(name, { forum, audit, command, spendFetch }), functions),
    ),
    background: forumJobs({ database, forum, nudge, log: functions.log }),
    page: forumPage(forum),
    export: forum.votesOf,
  }
}
