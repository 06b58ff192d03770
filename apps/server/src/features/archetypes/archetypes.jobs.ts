import type { Background } from '../../feature.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import type { Archetypes } from './archetypes.service.ts'

/** Looks whether a person's archetype still fits. Enqueued with their id, which is also its key: one that waits is enough. */
export const assignArchetype = { name: 'archetypes.assign' } as const satisfies Pick<Job<never>, 'name'>

type Person = { person: string }

export const archetypeJobs = ({ archetypes }: { archetypes: Pick<Archetypes, 'assign'> }): Background => ({
  jobs: [
    {
      ...assignArchetype,
      oneWaiting: true,
      run: async ({ person }: Person) => void (await archetypes.assign(person)),
    },
  ],
  announce: announceArchetype,
})

/** Tells a person who they have become, or that their collection has grown. */
const announceArchetype: Announce = (event) => {
  if (event.type === 'archetype.changed')
    return [{ person: event.person, live: { event: 'archetype.changed', data: { archetype: event.archetype } } }]
  if (event.type === 'archetype.unlocked')
    return [{ person: event.person, live: { event: 'achievement.unlocked', data: { code: event.archetype } } }]
  return []
}
