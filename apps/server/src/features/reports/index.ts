import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Audit } from '../audit/public.ts'
import type { Safety } from '../safety/public.ts'
import { createModeration } from './moderation.service.ts'
import { announceReport } from './reports.announce.ts'
import { reportRoutes } from './reports.routes.ts'
import { createReports } from './reports.service.ts'
import type { Subjects } from './subjects.ts'

export { createInviteReports } from './invite-reports.service.ts'

type Needs = { subjects: Subjects; safety: Safety; audit: Audit }

/** Reports, and what admins decide about them. */
export function createReportFeature(context: FeatureContext, needs: Needs) {
  const reports = createReports({
    ...context,
    ...needs,
    spendReport: context.spend('report'),
    limitFactor: context.settings.rateLimits,
  })
  const moderation = createModeration({ ...context, ...needs })
  return {
    routes: reportRoutes({ ...context, ...needs, reports, moderation }),
    background: [{ announce: announceReport }],
    erasure: reports,
    export: { reports: ({ person }) => reports.own(person) } satisfies Partial<ExportSections>,
  }
}
