import { sql } from 'kysely'
import type { Db, Statement } from '../../platform/database/database.ts'
import { shardOf } from '../../platform/database/shard-of.ts'
import { countHiddenByBlocks } from './blocked-debates.store.ts'

type DebateCounters = { pending: number; participations: number; wins: number }
const ZEROS: DebateCounters = { pending: 0, participations: 0, wins: 0 }

/**
 * Adds to users' counters.
 * @param people null for those who are erased, or have not joined yet
 */
export function countPeople(
  statement: Statement,
  people: readonly (string | null)[],
  change: Partial<DebateCounters>,
): Statement {
  // the same order everywhere, to prevent deadlocks
  const rows = people
    .filter((person) => person !== null)
    .sort()
    .map((person_id) => ({ person_id, ...ZEROS, ...change }))
  if (rows.length === 0) return statement
  return statement.with('figures', (db) =>
    db
      .insertInto('debate_figures')
      .values(rows)
      .onConflict((clash) =>
        clash.column('person_id').doUpdateSet({
          pending: sql`debate_figures.pending + excluded.pending`,
          participations: sql`debate_figures.participations + excluded.participations`,
          wins: sql`debate_figures.wins + excluded.wins`,
        }),
      ),
  )
}

/** Adds to the counts of the two public tabs. */
export const countTotals = (
  statement: Statement,
  debate: string,
  by: { active: number; completed: number },
): Statement =>
  statement.with('totals', (db) =>
    db
      .updateTable('debate_totals')
      .set({ active: sql`active + ${by.active}`, completed: sql`completed + ${by.completed}` })
      .where('shard', '=', shardOf(debate)),
  )

/** A user's debate counters; zeros before their first. */
export const findDebateCounters = async (db: Db, person: string): Promise<DebateCounters> =>
  (await db
    .selectFrom('debate_figures')
    .select(['pending', 'participations', 'wins'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? ZEROS

/** The counts of the three tabs, in one statement: the public debates in a user's lists, and their own invites. */
export async function findCounts(
  db: Db,
  person: string,
): Promise<{ active: number; invites: number; completed: number }> {
  const row = await db
    .selectFrom('debate_totals as total')
    .crossJoin(countHiddenByBlocks(db, person).as('hidden'))
    .groupBy(['hidden.active', 'hidden.completed'])
    .select((total) => [
      sql<number>`(sum(total.active) - hidden.active)::int`.as('active'),
      sql<number>`(sum(total.completed) - hidden.completed)::int`.as('completed'),
      total.selectFrom('debate_figures').select('pending').where('person_id', '=', person).as('invites'),
    ])
    .executeTakeFirstOrThrow()
  return { active: row.active, invites: row.invites ?? 0, completed: row.completed }
}
