import type { UnlockedArchetype } from '@squash/contract/rewards'
import { archetypeOf, overdueSince, UNANSWERED_HOURS } from '@squash/rules/archetypes/assign'
import { ARCHETYPES, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import type { DomainEvent } from '@squash/rules/events'
import { ok, type Result, refuse } from '@squash/rules/result'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { countOverdue, countUnanswered } from '../conflicts/public.ts'
import type { Profiles } from '../profiles/public.ts'
import type { History } from '../squashcred/public.ts'

type Parts = {
  database: Pick<Database, 'db' | 'transaction'>
  clock: Clock
  outbox: Outbox
  profiles: Pick<Profiles, 'lockArchetype' | 'setArchetype'>
  history: Pick<History, 'counters'>
}

/** Assigns archetypes based on users' counters (docs/reference/achievements.md#archetypes). */
export function createArchetypes({ database, clock, outbox, profiles, history }: Parts) {
  return {
    /**
     * Assigns the archetype that fits a user now. The profile is locked before the counters are read, so that
     * the later of two concurrent assignments never uses older counters. Writes nothing if the archetype is the same.
     * @returns whether it changed; also false when there is no such user
     */
    assign: (person: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const current = await profiles.lockArchetype(tx, person)
        if (current === undefined) return false
        const now = clock.now()
        const counters = await history.counters(tx, person)
        const archetype = archetypeOf(counters, {
          now,
          overdue: await countOverdue(tx, person, overdueSince(now)),
          unanswered: await countUnanswered(tx, person, { now, hours: UNANSWERED_HOURS }),
        })
        if (archetype === current) return false

        const { emoji } = ARCHETYPES[archetype]
        await profiles.setArchetype(tx, person, {
          conflict_archetype: archetype,
          archetype_emoji: emoji,
          archetype_assigned_at: now,
        })
        await insertArchetype(tx, person, archetype, now)
        await outbox.publish(tx, [{ type: 'archetype.changed', person, archetype, at: now }])
        return true
      }),

    /** A user's archetypes so far, in order. */
    async collection(person: string): Promise<UnlockedArchetype[]> {
      return (await listArchetypes(database.db, person)).flatMap(({ archetype_name, unlocked_at }) =>
        isArchetypeId(archetype_name)
          ? [{ archetype_name, emoji: ARCHETYPES[archetype_name].emoji, unlocked_at: unlocked_at.toISOString() }]
          : [],
      )
    },

    /** Adds one to a user's collection without changing their current archetype. @returns whether it is new */
    async unlock(
      tx: Tx,
      person: string,
      archetype: string,
    ): Promise<Result<boolean, 'archetype.not_found' | 'profile.not_found'>> {
      if (!isArchetypeId(archetype)) return refuse('archetype.not_found')
      if ((await profiles.lockArchetype(tx, person)) === undefined) return refuse('profile.not_found')
      const at = clock.now()
      const isNew = await insertArchetype(tx, person, archetype, at)
      const events: DomainEvent[] = isNew ? [{ type: 'archetype.unlocked', person, archetype, at }] : []
      await outbox.publish(tx, events)
      return ok(isNew)
    },
  }
}

export type Archetypes = ReturnType<typeof createArchetypes>

/** Adds an archetype to a user's collection. @returns whether it is new */
async function insertArchetype(tx: Tx, person: string, name: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('archetype_achievements')
    .values({ user_id: person, archetype_name: name, unlocked_at: at, seen_at: null })
    .onConflict((clash) => clash.doNothing())
    .returning(sql<number>`1`.as('added'))
    .executeTakeFirst()
  return row !== undefined
}

/** The archetypes a user has had, in order; bounded by the number of archetypes. */
const listArchetypes = (db: Db, person: string) =>
  db
    .selectFrom('archetype_achievements')
    .select(['archetype_name', 'unlocked_at'])
    .where('user_id', '=', person)
    .orderBy('unlocked_at')
    .orderBy('archetype_name')
    .execute()
