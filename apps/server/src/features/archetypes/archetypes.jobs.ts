import type { DomainEvent } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CallListener } from '../../platform/http/rpc-routes.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { handleEach } from '../../platform/jobs/handle-due.ts'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import type { Archetypes } from './archetypes.service.ts'

/** Re-evaluates a user's archetype when they visit. Keyed by their id, because one waiting job is enough. */
const assignArchetype = { name: 'archetypes.assign' } as const satisfies Pick<Job<unknown>, 'name'>

type Person = { person: string }
type People = { people: readonly string[] }

/** Re-evaluates the users whose new conflicts were counted in a batch of events. */
const assignCounted = { name: 'archetypes.assign-counted' } as const satisfies Pick<Job<People>, 'name'>

export function archetypeJobs({ archetypes }: { archetypes: Pick<Archetypes, 'assign'> }): Background {
  const assignOne: Job<Person> = {
    ...assignArchetype,
    oneWaiting: true,
    isShort: true,
    run: async ({ person }) => void (await archetypes.assign(person)),
  }
  const assignMany: Job<People> = {
    ...assignCounted,
    isShort: true,
    run: ({ people }) => handleEach(people, archetypes.assign),
  }
  return { jobs: [assignOne, assignMany], announce: announceArchetype }
}

type Counted = { person: string; event: DomainEvent }

/**
 * Re-evaluates the creators of conflicts once those are counted: one job for all of them, enqueued in the transaction
 * that counts. It has no key, because a job that is already waiting may run before that transaction ends.
 */
export const assignAfterStart = ({ jobs }: { jobs: Jobs }) => ({
  async counted(tx: Tx, facts: readonly Counted[]): Promise<void> {
    const creators = facts
      .filter(({ person, event }) => event.type === 'conflict.started' && event.parties[0] === person)
      .map(({ person }) => person)
    const people = [...new Set(creators)]
    if (people.length > 0) await jobs.enqueue<People>(tx, assignCounted, { people })
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

/** Has a user's archetype re-evaluated when they open the dashboard. */
export const listenForArchetypes =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(assignArchetype, person, { person })
  }
