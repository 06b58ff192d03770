import { type Counters, completeCounters, type DomainEvent } from '@squash/rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

/** What a person has earned so far; the row stays locked until the transaction ends. */
export type Standing = {
  readonly person: string
  /** Their IANA time zone now. */
  readonly timeZone: string
  readonly counters: Counters
  readonly squashcred: number
  /** How many achievements are unlocked. */
  readonly achievements: number
  /** Codes of those; one that was unlocked while this waited for the lock may be missing. */
  readonly unlocked: ReadonlySet<string>
}

/**
 * Locks where these people stand, always in the same order. Whoever gives a person anything does this first.
 * @returns by person; without those who have no profile (any more)
 */
export async function lockStandings(tx: Tx, people: readonly string[]): Promise<Map<string, Standing>> {
  const found = await lockFound(tx, people)
  const missing = people.filter((person) => !found.has(person))
  if (missing.length === 0 || !(await begin(tx, missing))) return found
  return lockFound(tx, people)
}

async function lockFound(tx: Tx, people: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await standings(tx).where('person_id', 'in', people).forUpdate('standing').execute()
  return new Map(rows.map((row) => [row.person_id, standingOf(row)]))
}

/** Standings as they are now, without a lock. @param page `after`: the last person of the page before */
export async function listStandings(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Standing[]> {
  const page = standings(db).limit(limit)
  const rows = await (after === undefined ? page : page.where('person_id', '>', after)).execute()
  return rows.map(standingOf)
}

const standings = (db: Db) =>
  db
    .selectFrom('reward_standings as standing')
    .innerJoin('profiles', 'profiles.id', 'standing.person_id')
    .select(['person_id', 'time_zone', 'counters', 'squashcred', 'achievements'])
    .select(sql<string[]>`array(select code from user_achievements where user_id = standing.person_id)`.as('unlocked'))
    .orderBy('person_id')

type Row = Awaited<ReturnType<ReturnType<typeof standings>['execute']>>[number]

const standingOf = (row: Row): Standing => ({
  person: row.person_id,
  timeZone: row.time_zone,
  counters: completeCounters(row.counters),
  squashcred: row.squashcred,
  achievements: row.achievements,
  unlocked: new Set(row.unlocked),
})

/** @returns whether any of them has a profile */
async function begin(tx: Tx, people: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    insert into reward_standings (person_id)
    select id from profiles where id = any(${people}::uuid[]) order by id for key share
    on conflict (person_id) do update set person_id = excluded.person_id
    returning person_id`.execute(tx)
  return rows.length > 0
}

export type Change = {
  before: Standing
  counters: Counters
  /** Added to the ledger, or taken, in all. */
  points: number
  /** Codes of the achievements that are new. */
  unlocked: readonly string[]
  /** When it was earned. */
  at: Date
}

/** Stores where people stand after what they were given, and announces it. One statement. */
export async function saveStandings(tx: Tx, outbox: Outbox, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, counters, points, unlocked }) => ({
    person_id: before.person,
    counters,
    squashcred: before.squashcred + points,
    achievements: before.achievements + unlocked.length,
  }))
  await outbox
    .alongside(tx, changes.flatMap(eventsOf))
    .updateTable('reward_standings')
    .from(
      sql<{ person_id: string; counters: string; squashcred: number; achievements: number }>`(
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row (person_id uuid, counters jsonb, squashcred int, achievements int)
      )`.as('now'),
    )
    .whereRef('reward_standings.person_id', '=', sql.ref('now.person_id'))
    .set({
      counters: sql`now.counters`,
      squashcred: sql`now.squashcred`,
      achievements: sql`now.achievements`,
    })
    .execute()
}

function eventsOf({ before: { person, squashcred }, points, unlocked, at }: Change): DomainEvent[] {
  const changed: DomainEvent = { type: 'squashcred.changed', person, amount: points, balance: squashcred + points, at }
  return [
    ...(points === 0 ? [] : [changed]),
    ...unlocked.map((code): DomainEvent => ({ type: 'achievement.unlocked', person, code, at })),
  ]
}

/** Puts what was counted anew in place of what was kept. */
export async function overwriteStanding(
  tx: Tx,
  person: string,
  { counters, squashcred, achievements }: Pick<Standing, 'counters' | 'squashcred' | 'achievements'>,
): Promise<void> {
  await tx
    .updateTable('reward_standings')
    .set({ counters: JSON.stringify(counters), squashcred, achievements })
    .where('person_id', '=', person)
    .execute()
}
