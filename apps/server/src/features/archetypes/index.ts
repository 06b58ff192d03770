import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Profiles } from '../profiles/public.ts'
import type { History } from '../squashcred/public.ts'
import { archetypeJobs, assignAfterStart, listenForArchetypes } from './archetypes.jobs.ts'
import { archetypeRoutes } from './archetypes.routes.ts'
import { createArchetypes } from './archetypes.service.ts'

type Needs = { profiles: Profiles; history: History }

/** Archetypes: assigning them, and a user's collection. */
export function createArchetypeFeature(context: FeatureContext, needs: Needs) {
  const archetypes = createArchetypes({ ...context, ...needs })
  return {
    routes: archetypeRoutes({ ...context, archetypes }),
    background: [archetypeJobs({ archetypes })],
    callListeners: [listenForArchetypes(context)],
    countingListener: assignAfterStart(context),
    export: { archetypes: ({ person }) => archetypes.collection(person) } satisfies Partial<ExportSections>,
  }
}
