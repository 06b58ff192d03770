import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

const NO_COUNTS = { total: 0, active: 0, history: 0, resolved: 0, people: 0, excused: 0 }

/** A user's counters; zeros before their first conflict. */
export const findCounts = async (db: Db, person: string): Promise<typeof NO_COUNTS> =>
  (await db
    .selectFrom('conflict_counts')
    .select(['total', 'active', 'history', 'resolved', 'people', 'excused'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? NO_COUNTS

/**
 * How many people a user has open invites to or from but hasn't met in a conflict. In sent invites, people are counted by
 * address, and in received ones by creator, because an address doesn't reveal its owner unless the two have met. Invites
 * expire, so this reads few rows, however long the user's history.
 */
export async function countPeopleInOpenInvites(db: Db, person: string): Promise<number> {
  const { people } = await db
    .selectFrom('conflict_parties as mine')
    .innerJoin('conflicts as c', 'c.id', 'mine.conflict_id')
    .leftJoin('profiles as holder', (join) =>
      join
        .on(sql`lower(holder.email)`, '=', (eb) => eb.ref('c.user2_email'))
        .on('holder.email_confirmed', '=', true)
        .on('mine.party', '=', 'user1'),
    )
    .leftJoin('shared_conflict_counts as met', (join) =>
      join
        .onRef('met.person_id', '=', 'mine.person_id')
        .on(sql<boolean>`met.other_id = case mine.party when 'user1' then holder.id else c.user1_id end`),
    )
    .where('mine.person_id', '=', person)
    .where('mine.grouping', '=', 'active')
    .where('mine.other_id', 'is', null)
    .where('c.status', '=', 'pending')
    .where('met.person_id', 'is', null)
    .select(
      sql<number>`count(distinct case mine.party when 'user1' then c.user2_email else c.user1_id::text end)::int`.as(
        'people',
      ),
    )
    .executeTakeFirstOrThrow()
  return people
}

const NO_SHARED_COUNTS = { total: 0, active: 0, resolved: 0, ruled: 0, excused: 0 }

/** The counters that two users share; zeros when they never met in a conflict. */
export const findSharedCounts = async (db: Db, person: string, other: string): Promise<typeof NO_SHARED_COUNTS> =>
  (await db
    .selectFrom('shared_conflict_counts')
    .select(['total', 'active', 'resolved', 'ruled', 'excused'])
    .where('person_id', '=', person)
    .where('other_id', '=', other)
    .executeTakeFirst()) ?? NO_SHARED_COUNTS

/** The landing page's counters: the sum of the sixteen shards. */
export const findGlobalStats = (db: Db) =>
  db
    .selectFrom('global_stats')
    .select((row) => [
      sql<number>`${row.fn.sum('total_conflicts')}::int`.as('total_conflicts'),
      sql<number>`${row.fn.sum('resolved_conflicts')}::int`.as('resolved_conflicts'),
    ])
    .executeTakeFirstOrThrow()
