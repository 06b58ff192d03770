import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import { createUnlocks } from '../../src/features/achievements/achievements.service.ts'
import { createCounting, type NumberedEvent } from '../../src/features/squashcred/counting.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createOutbox, reviveEvent } from '../../src/platform/outbox/outbox.ts'

/** The rewards engine as the app builds it, but without a server. */
export function rewardsOver(
  database: Database,
  clock: Clock,
  topTenOf = async (_people: readonly string[]): Promise<readonly string[]> => [],
) {
  const outbox = createOutbox(database)
  const unlocks = createUnlocks({ database, clock, outbox, topTenOf })
  return { unlocks, counting: createCounting({ database, outbox, unlocks }) }
}

/** Accounts that have nothing but a time zone. */
export async function insertPeople(
  { db }: Pick<Database, 'db'>,
  people: readonly { id: string; time_zone: string }[],
): Promise<void> {
  const rows = JSON.stringify(people)
  const from = sql`jsonb_to_recordset(${rows}::jsonb) as person (id uuid, time_zone text)`
  await sql`insert into auth.users (id, created_at, updated_at) select id, now(), now() from ${from}`.execute(db)
  await sql`insert into profiles (id, time_zone, created_at) select id, time_zone, now() from ${from}`.execute(db)
}

export const publish = (database: Database, events: readonly DomainEvent[]): Promise<void> =>
  database.transaction((tx) => createOutbox(database).publish(tx, events))

/** The published events of the outbox, in order. */
export async function eventsAfter(
  { db }: Pick<Database, 'db'>,
  id: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<NumberedEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'event'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, event: reviveEvent(row.event) }))
}

/** Delivers events one by one as a worker does, including the events they cause, until there are no more. */
export async function countEverything(
  database: Database,
  counting: ReturnType<typeof rewardsOver>['counting'],
): Promise<void> {
  for (let last = 0; ; ) {
    const happened = await eventsAfter(database, last)
    for (const each of happened) await counting.countAll([each])
    if (happened.length === 0) return
    last = happened.at(-1)?.id ?? last
  }
}

export type Earned = { squashcred: number; achievements: number; entries: string[]; unlocked: string[] }

/** What a user has earned: the balance, the number of achievements, and the entries and codes behind them. */
export async function earnedBy({ query }: Pick<Database, 'query'>, person: string): Promise<Earned> {
  const { rows } = await query(
    `select squashcred, achievements,
      array(select code || ' ' || amount from squashcred_events where user_id = $1 order by place) as entries,
      array(select code from user_achievements where user_id = $1 order by code) as unlocked
    from reward_standings where person_id = $1`,
    [person],
  )
  const [row] = rows
  return {
    squashcred: Number(row?.squashcred ?? 0),
    achievements: Number(row?.achievements ?? 0),
    entries: textsOf(row?.entries),
    unlocked: textsOf(row?.unlocked),
  }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
