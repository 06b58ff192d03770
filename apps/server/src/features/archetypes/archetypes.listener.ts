import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { assignArchetype } from './archetypes.jobs.ts'

/** Has a person's archetype looked at again when they open the dashboard (spec community §4). */
export const listenForArchetypes =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(assignArchetype, person, { person })
  }
