import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { assignArchetype } from './archetypes.jobs.ts'

/** After which calls a person's archetype is looked at again (spec community §4). */
const AFTER: readonly string[] = ['get_dashboard', 'create_conflict']

export const listenForArchetypes =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (AFTER.includes(name)) nudge(assignArchetype, person, { person })
  }
