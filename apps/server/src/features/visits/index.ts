import type { ExportSections, FeatureContext } from '../../feature.ts'
import { visitJobs } from './visits.jobs.ts'
import { listenForVisits } from './visits.listener.ts'
import { createVisits } from './visits.service.ts'

/** The days on which a user visits, and long absences. */
export function createVisitFeature(context: FeatureContext) {
  const visits = createVisits(context.database)
  return {
    background: [visitJobs(context)],
    callListeners: [listenForVisits(context)],
    export: { visits: ({ person }) => visits.own(person) } satisfies Partial<ExportSections>,
  }
}
