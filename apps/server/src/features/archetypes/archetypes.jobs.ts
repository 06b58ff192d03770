import type { DomainEvent } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { JobRunner } from '../../platform/jobs/create-jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import type { Archetypes } from './archetypes.service.ts'

/** Re-evaluates a user's archetype. On a visit, their id is its key: one waiting job is enough. */
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

type Counted = { person: string; event: DomainEvent }

/**
 * Re-evaluates the archetype of a conflict's creator once that conflict is counted, as part of the transaction that
 * counts it. The conflict is the key, because a job that is already waiting may run before that transaction ends.
 */
export const assignAfterStart = ({ jobs }: { jobs: Pick<JobRunner, 'enqueueKeyed'> }) => ({
  async counted(tx: Tx, facts: readonly Counted[]): Promise<void> {
    const started = facts.flatMap(({ person, event }) =>
      event.type === 'conflict.started' && event.parties[0] === person
        ? [{ key: event.conflict, data: { person } satisfies Person }]
        : [],
    )
    await jobs.enqueueKeyed(tx, assignArchetype.name, started)
  },
})

/** Notifies a user of their new archetype, or that their collection has grown. */
const announceArchetype: Announce = {
  'archetype.changed': ({ person, archetype }) => [
    { person, live: { event: 'archetype.changed', data: { archetype } } },
  ],
  'archetype.unlocked': ({ person, archetype }) => [
    { person, live: { event: 'achievement.unlocked', data: { code: archetype } } },
  ],
}
