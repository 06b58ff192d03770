import { type Counters, completeCounters } from '@squash/rules/counters/counters'
import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

/**
 * What a user has earned so far: their balance, the counters behind all rewards, and which achievements are unlocked.
 */
export type RewardTotals = {
  readonly person: string
  /** Their current IANA time zone. */
  readonly timeZone: string
  readonly counters: Counters
  readonly squashcred: number
  /** How many achievements are unlocked. */
  readonly achievements: number
  /** Their codes. One that was unlocked while this waited for the lock may be missing. */
  readonly unlocked: ReadonlySet<string>
}

/**
 * Locks the totals of these users until the transaction ends, always in the same order. Every reward starts with this.
 * @returns the totals by user, without users who have no profile (any more)
 */
export async function lockTotals(tx: Tx, people: readonly string[]): Promise<Map<string, RewardTotals>> {
  const found = await lockFound(tx, people)
  const missing = people.filter((person) => !found.has(person))
  if (missing.length === 0 || !(await insertMissing(tx, missing))) return found
  return lockFound(tx, people)
}

async function lockFound(tx: Tx, people: readonly string[]): Promise<Map<string, RewardTotals>> {
  const rows = await selectTotals(tx)
    .where((eb) => eb('person_id', '=', eb.fn.any(eb.val([...people]))))
    .forUpdate('totals')
    .execute()
  return new Map(rows.map((row) => [row.person_id, totalsOf(row)]))
}

/** Current totals, without a lock. @param page `after`: the last user of the previous page */
export async function listTotals(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<RewardTotals[]> {
  const page = selectTotals(db).limit(limit)
  const rows = await (after === undefined ? page : page.where('person_id', '>', after)).execute()
  return rows.map(totalsOf)
}

const selectTotals = (db: Db) =>
  db
    .selectFrom('reward_standings as totals')
    .innerJoin('profiles', 'profiles.id', 'totals.person_id')
    .select(['person_id', 'time_zone', 'counters', 'squashcred', 'achievements'])
    .select(sql<string[]>`array(select code from user_achievements where user_id = totals.person_id)`.as('unlocked'))
    .orderBy('person_id')

type Row = Awaited<ReturnType<ReturnType<typeof selectTotals>['execute']>>[number]

const totalsOf = (row: Row): RewardTotals => ({
  person: row.person_id,
  timeZone: row.time_zone,
  counters: completeCounters(row.counters),
  squashcred: row.squashcred,
  achievements: row.achievements,
  unlocked: new Set(row.unlocked),
})

/** Adds empty totals for those of these users who have a profile. @returns whether any of them has one */
async function insertMissing(tx: Tx, people: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    insert into reward_standings (person_id)
    select id from profiles where id = any(${people}::uuid[]) order by id for key share
    on conflict (person_id) do update set person_id = excluded.person_id
    returning person_id`.execute(tx)
  return rows.length > 0
}

export type Change = {
  before: RewardTotals
  counters: Counters
  /** What was earned, in order. */
  gains: readonly Gain[]
}

/** What one event gave a user. */
export type Gain = {
  /** The net change of the ledger. */
  points: number
  /** Codes of the new achievements. */
  unlocked: readonly string[]
  /** When it was earned. */
  at: Date
}

/** Stores the totals after rewards, with an event for each change. One statement. */
export async function saveTotals(tx: Tx, outbox: Outbox, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, counters, gains }) => ({
    person_id: before.person,
    counters,
    squashcred: gains.reduce((balance, { points }) => balance + points, before.squashcred),
    achievements: gains.reduce((count, { unlocked }) => count + unlocked.length, before.achievements),
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

/**
 * An event for each unlock and for each change of the balance, even a short-lived one, because the highest and the lowest
 * balance count.
 */
function eventsOf({ before: { person, squashcred }, gains }: Change): DomainEvent[] {
  let balance = squashcred
  return gains.flatMap(({ points, unlocked, at }): DomainEvent[] => {
    balance += points
    const changed: DomainEvent = { type: 'squashcred.changed', person, amount: points, balance, at }
    return [
      ...(points === 0 ? [] : [changed]),
      ...unlocked.map((code): DomainEvent => ({ type: 'achievement.unlocked', person, code, at })),
    ]
  })
}

/** Replaces stored totals with recounted ones. */
export async function overwriteTotals(
  tx: Tx,
  person: string,
  { counters, squashcred, achievements }: Pick<RewardTotals, 'counters' | 'squashcred' | 'achievements'>,
): Promise<void> {
  await tx
    .updateTable('reward_standings')
    .set({ counters: JSON.stringify(counters), squashcred, achievements })
    .where('person_id', '=', person)
    .execute()
}
