import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { assignArchetype } from './archetypes.jobs.ts'

/** Has a user's archetype re-evaluated when they open the dashboard. */
export const listenForArchetypes =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(assignArchetype, person, { person })
  }
