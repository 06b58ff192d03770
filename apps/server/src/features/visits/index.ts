import type { ExportSections, FeatureContext } from '../../feature.ts'
import { listenForVisits, visitJobs } from './visits.jobs.ts'
import { createVisits } from './visits.store.ts'

/** The days on which a user visits, and long absences. */
export function createVisitFeature(context: FeatureContext) {
  const visits = createVisits(context.database)
  return {
    background: [visitJobs(context)],
    callListeners: [listenForVisits(context)],
    export: { visits: ({ person }) => visits.own(person) } satisfies Partial<ExportSections>,
  }
}
