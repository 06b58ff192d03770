import { lastEndedMonth } from '@squash/rules/conflicts/last-ended-month'
import { type RawBuilder, sql } from 'kysely'
import type { Background } from '../../../feature.ts'
import type { Database, Statement, Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'

/** The progress of a month's evaluation, locked until the transaction ends. */
async function lockMonth(tx: Tx, month: string): Promise<{ up_to: string | null; done: boolean }> {
  await tx
    .insertInto('judged_months')
    .values({ month })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return tx
    .selectFrom('judged_months')
    .select(['up_to', 'done'])
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Month = { from: Date; until: Date }
type PageOfMonth = { after: string | null; limit: number } & Month

/** A user's conflicts for which the condition holds, on either side. */
const conflictsOf = (condition: RawBuilder<boolean>) => sql`
  from conflict_parties side join conflicts c on c.id = side.conflict_id
  where side.person_id = counts.person_id and side.grouping in ('active', 'history') and ${condition}`

/**
 * The next users by id, with their counters: `total` excludes conflicts that they were invited to and that closed without
 * blame, `blameless` counts those that they started and that closed without blame, and `was_active` says whether they
 * started, answered or resolved anything in the month.
 */
const listCounters = (tx: Tx, { after, from, until, limit }: PageOfMonth) => {
  const isWithin = (time: string) => sql<boolean>`${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until}`
  const moved = sql<boolean>`((side.party = 'user1' and ${isWithin('c.created_at')})
    or ${isWithin('c.answered_at')} or ${isWithin('c.resolved_at')})`
  return tx
    .selectFrom('conflict_counts as counts')
    .select([
      'counts.person_id as person',
      sql<number>`counts.total - counts.excused`.as('total'),
      'counts.resolved',
      sql<number>`(select count(*)::int ${conflictsOf(sql`side.party = 'user1' and c.closed_without_blame`)})`.as(
        'blameless',
      ),
      sql<boolean>`exists (select ${conflictsOf(moved)})`.as('was_active'),
    ])
    .where('counts.person_id', '>', after ?? BEFORE_ALL)
    .orderBy('counts.person_id')
    .limit(limit)
    .execute()
}

/** @param statement the transaction's next statement, to which it is added */
async function saveMonth(
  statement: Statement,
  month: string,
  progress: { up_to?: string; done: boolean },
): Promise<void> {
  await statement.updateTable('judged_months').set(progress).where('month', '=', month).execute()
}

type Parts = { database: Database; outbox: Outbox }

const PAGE = 500

/**
 * Evaluates the resolution rate of every user who was active in a conflict in the month that has ended, page by page.
 * Progress is stored with each page's events: the next run, after a crash or on the next day, continues from there and
 * evaluates no user twice.
 */
export function rateJobs({ database, outbox }: Parts): Background {
  /** @returns whether another page may follow */
  const evaluatePage = (now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { month, from, until } = lastEndedMonth(now)
      const { up_to, done } = await lockMonth(tx, month)
      if (done) return false
      const page = await listCounters(tx, { after: up_to, from, until, limit: PAGE })
      const events = page
        // The counters of users who were inactive that month haven't changed since their last evaluation.
        .filter(({ was_active }) => was_active)
        .map(({ person, total, resolved, blameless }) => ({
          type: 'resolution_rate.judged' as const,
          person,
          month,
          total,
          resolved,
          blameless,
          at: now,
        }))
      const last = page.at(-1)?.person
      const isLastPage = page.length < PAGE
      await saveMonth(outbox.alongside(tx, events), month, { done: isLastPage, ...(last && { up_to: last }) })
      return !isLastPage
    })

  return {
    schedules: [
      {
        name: 'conflicts.judge-rates',
        // Daily, because the first of the month may be missed; once the month is done, it reads one row.
        cron: '11 13 * * *',
        run: async (now) => {
          while (await evaluatePage(now));
        },
      },
    ],
  }
}
