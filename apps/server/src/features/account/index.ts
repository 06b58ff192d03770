import type { Auth } from '@squash/auth'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Tx } from '../../platform/database/database.ts'
import { accountJobs } from './account.jobs.ts'
import { accountRoutes } from './account.routes.ts'
import { createDeletion } from './deletion.service.ts'
import { createErasure, type ErasureListener, type StandInListener } from './erasure.service.ts'
import { createExport } from './export.service.ts'
import { createSessions } from './sessions.service.ts'

type OwnSection = 'sessions' | 'security_events'

type Needs = {
  auth: Auth
  /** What a download contains from every other feature. */
  sections: Omit<ExportSections, OwnSection>
  /** Called in this order. */
  erasureListeners: readonly ErasureListener[]
  standInListeners: readonly StandInListener[]
  formerNames: (tx: Tx, person: string) => Promise<string[]>
}

/** An account's sessions, the download of everything that belongs to it, and its deletion. */
export function createAccountFeature(context: FeatureContext, needs: Needs) {
  const { auth, formerNames, standInListeners } = needs
  const sessions = createSessions({ auth })
  const ownSections: Pick<ExportSections, OwnSection> = {
    sessions: ({ person, session }) => sessions.list(person, session),
    security_events: ({ person }) => sessions.allEvents(person),
  }
  const exporting = createExport({ ...context, sections: { ...needs.sections, ...ownSections } })
  const deletion = createDeletion({ ...context, auth })
  const erasure = createErasure({ ...context, auth, formerNames, listeners: needs.erasureListeners, standInListeners })
  return {
    routes: accountRoutes({ ...context, sessions, exporting, deletion, spendExport: context.spend('export') }),
    background: [accountJobs({ ...context, erasure, siteUrl: context.settings.siteUrl })],
  }
}
