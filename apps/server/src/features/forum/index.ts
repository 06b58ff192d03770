import type { Mediator } from '@squash/rules/mediator/mediator'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import { type FunctionParts, functionRoute } from '../../platform/http/function-routes.ts'
import { createRedditClient } from '../../platform/reddit/reddit-client.ts'
import type { Audit } from '../audit/public.ts'
import { fetchForumConflict } from './fetch-forum-conflict.ts'
import { forumJobs } from './forum.jobs.ts'
import { forumPage } from './forum.page.ts'
import { forumRoutes } from './forum.routes.ts'
import { createForum } from './forum.service.ts'

type Needs = { mediator: Mediator; audit: Audit }

const FETCHES = ['fetch-reddit-conflict', 'daily-reddit-fetch'] as const

/** The conflict of the day, with the votes on it. */
export function createForumFeature(context: FeatureContext, needs: Needs) {
  const { clock } = context
  const { siteUrl, reddit: settings } = context.settings
  const reddit = settings && createRedditClient({ settings, siteUrl, clock })
  const forum = createForum({ ...context, ...needs, reddit })
  const fetching = { ...context, ...needs, forum, spendFetch: context.spend('forum_fetch') }
  return {
    routes: forumRoutes({ ...context, forum }),
    functions: FETCHES.map(
      (name) => (parts: FunctionParts) => functionRoute(fetchForumConflict(name, fetching), parts),
    ),
    background: [forumJobs({ ...context, forum })],
    pages: [forumPage(forum)],
    export: { forum_votes: ({ person }) => forum.votesOf(person) } satisfies Partial<ExportSections>,
  }
}
