import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Unlocks } from '../achievements/public.ts'
import type { CountingListener } from './counting.ts'
import { squashcredReader } from './counting.ts'
import { createHistory } from './history.service.ts'
import { squashcredRoutes } from './squashcred.routes.ts'
import { createLedger, replaceInFacts } from './squashcred.service.ts'

/** Points, and the counters on which every reward depends. */
export function createSquashCredFeature(context: FeatureContext) {
  const history = createHistory(context)
  return {
    history,
    routes: squashcredRoutes({ ...context, history, ledger: createLedger(context) }),
    /** Achievements are built after the history, because they depend on it. */
    readerWith: (needs: { unlocks: Unlocks; listeners: readonly CountingListener[] }) =>
      squashcredReader({ ...context, ...needs }),
    standIns: replaceInFacts,
    export: { squashcred: ({ person }) => history.allEntries(person) } satisfies Partial<ExportSections>,
  }
}
