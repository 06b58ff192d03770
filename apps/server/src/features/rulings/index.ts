import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Conflicts } from '../conflicts/public.ts'
import { findReportedRuling } from './reported-ruling.service.ts'
import { rulingJobs } from './rulings.jobs.ts'
import { BOARD_PAGE, rulingPage } from './rulings.page.ts'
import { rulingRoutes } from './rulings.routes.ts'
import { createRulings } from './rulings.service.ts'
import { rulingSitemap } from './rulings.sitemap.ts'
import { rulingTopic } from './rulings.topic.ts'

/** The public board of rulings, with the votes on them. */
export function createRulingFeature(context: FeatureContext) {
  const rulings = createRulings(context)
  return {
    service: rulings,
    routes: rulingRoutes({ ...context, rulings }),
    topics: [rulingTopic(context.database)],
    pages: [BOARD_PAGE, rulingPage(rulings)],
    sitemap: rulingSitemap(context.database),
    /** Conflicts are built after rulings, because conflicts notify rulings. */
    jobsWith: (conflicts: Conflicts) => rulingJobs({ ...context, conflicts }),
    reported: { find: findReportedRuling, setHidden: rulings.setHidden },
    erasure: rulings,
    export: { public_votes: ({ person }) => rulings.votesOf(person) } satisfies Partial<ExportSections>,
  }
}
