import type { CheckInDay, Party } from '@squash/contract/values'
import type { Parties } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'

type DueCheckIn = {
  conflict: string
  day: CheckInDay
  party: Party
  person: string
  parties: Parties
  due_at: Date
  closes_at: Date
  asked_at: Date | null
  reminded_at: Date | null
  held: null
}

/**
 * Locks unanswered check-ins that may be due for their mail or its reminder, skipping those that another worker has
 * locked.
 * @param remindSince a reminder is due for check-ins mailed at or before this time
 */
export async function lockDue(tx: Tx, now: Date, remindSince: Date, limit: number): Promise<DueCheckIn[]> {
  const rows = await tx
    .selectFrom('agreement_check_ins as k')
    .innerJoin('conflicts as c', 'c.id', 'k.conflict_id')
    .select(['k.conflict_id', 'k.day', 'k.party', 'k.person_id', 'k.due_at', 'k.closes_at', 'k.asked_at'])
    .select(['k.reminded_at', 'c.user1_id', 'c.user2_id'])
    .where('k.held', 'is', null)
    .where('k.reminded_at', 'is', null)
    .where('k.due_at', '<=', now)
    .where('k.closes_at', '>', now)
    .where((eb) => eb.or([eb('k.asked_at', 'is', null), eb('k.asked_at', '<=', remindSince)]))
    .orderBy('k.due_at')
    .limit(limit)
    .forUpdate('k')
    .skipLocked()
    .execute()
  return rows.map(({ conflict_id, person_id, user1_id, user2_id, ...row }) => ({
    ...row,
    conflict: conflict_id,
    person: person_id,
    parties: [user1_id, user2_id],
    held: null,
  }))
}

/** Marks check-ins as asked or reminded. @param statement the transaction's next statement */
export async function markMailed(
  statement: Statement,
  due: readonly (Pick<DueCheckIn, 'conflict' | 'day' | 'party'> & { mail: 'ask' | 'remind' })[],
  now: Date,
): Promise<void> {
  const keys = JSON.stringify(due.map(({ conflict, day, party, mail }) => ({ conflict, day, party, mail })))
  await statement
    .updateTable('agreement_check_ins as k')
    .from(
      sql<{ conflict: string; day: number; party: string; mail: string }>`
        jsonb_to_recordset(${keys}::jsonb)`.as<'due'>(sql`due (conflict uuid, day integer, party text, mail text)`),
    )
    .set({
      asked_at: sql`case when due.mail = 'ask' then ${now}::timestamptz else k.asked_at end`,
      reminded_at: sql`case when due.mail = 'remind' then ${now}::timestamptz else k.reminded_at end`,
    })
    .whereRef('k.conflict_id', '=', 'due.conflict')
    .where(sql<boolean>`k.day = due.day and k.party = due.party`)
    .execute()
}

/** The check-in of a mailed link, with its conflict's title; null for a link that was never sent. */
export async function findByToken(db: Db, token: string) {
  const row = await db
    .selectFrom('agreement_check_ins as k')
    .innerJoin('conflicts as c', 'c.id', 'k.conflict_id')
    .select(['k.conflict_id', 'k.day', 'k.party', 'k.person_id', 'k.due_at', 'k.closes_at', 'k.held', 'c.title'])
    .where('k.token', '=', token)
    .executeTakeFirst()
  return row ?? null
}

/** The token of one party's link; null once they have answered. */
export async function findToken(db: Db, conflict: string, day: CheckInDay, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('agreement_check_ins')
    .select('token')
    .where('conflict_id', '=', conflict)
    .where('day', '=', day)
    .where('person_id', '=', person)
    .where('held', 'is', null)
    .executeTakeFirst()
  return row?.token ?? null
}

/**
 * A user's open and unanswered check-ins with the other party's name, the oldest first.
 * @param only restricts the list to this conflict
 */
export function listOpenCheckIns(
  db: Db,
  person: string,
  now: Date,
  { limit, only }: { limit: number; only?: string | undefined },
) {
  const open = db
    .selectFrom('agreement_check_ins as k')
    .innerJoin('conflicts as c', 'c.id', 'k.conflict_id')
    .leftJoin('profiles as other', (join) =>
      join.on('other.id', '=', (eb) =>
        eb.case().when('k.party', '=', 'user1').then(eb.ref('c.user2_id')).else(eb.ref('c.user1_id')).end(),
      ),
    )
    .select(['k.conflict_id', 'k.day', 'k.closes_at', 'c.title'])
    .select(['other.first_name', 'other.last_name', 'other.username'])
    .where('k.person_id', '=', person)
    .where('k.held', 'is', null)
    .where('k.due_at', '<=', now)
    .where('k.closes_at', '>', now)
    .orderBy('k.due_at')
    .limit(limit)
  return (only === undefined ? open : open.where('k.conflict_id', '=', only)).execute()
}
