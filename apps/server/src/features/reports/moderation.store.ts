import { bannedAt } from '@squash/auth'
import type { ReportCategory } from '@squash/contract/values'
import type { Named } from '@squash/rules/people/display-name'
import type { Report } from '@squash/rules/reports/report'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import { inDispute } from '../admin/public.ts'
import { caseOf, isReportedBy, type Page, type ReportRow } from './reports.store.ts'

export type Person = Named & { id: string; is_hidden: boolean }
export type Author = Person & { is_admin: boolean; is_banned: boolean; in_dispute: boolean }
/** Which admin is viewing, and when. */
export type Viewing = { viewer: string; now: Date }

/** A case with its parties, and the reasons of others who reported the same subject. */
export type CaseRow = ReportRow & {
  reporter: Person | null
  author: Author | null
  joined: { category: ReportCategory; reason: string | null; created_at: string }[]
  joined_count: number
  subject_hidden: boolean
  /** Whether the viewing admin filed a report in it. */
  is_filed_by_viewer: boolean
  /** Whether the viewing admin filed any report about the same subject. */
  is_subject_reported_by_viewer: boolean
  /** Whether the viewing admin is in a dispute with someone it is about. */
  in_dispute: boolean
}

/** How many of the other reporters' reasons an admin can read. */
const MAX_JOINED_SHOWN = 10

const person = (alias: 'reporter' | 'author'): RawBuilder<Person | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'first_name', ${column('first_name')}, 'last_name', null, 'username', ${column('username')},
    'is_hidden', ${column('is_hidden')}) end`
}

/** Selects cases, in one statement; the additional data is read only for the rows of the page. */
const selectCases = (db: Db, { viewer, now }: Viewing) =>
  db
    .selectFrom('reports as r')
    .leftJoin('profiles as reporter', 'reporter.id', 'r.reporter_id')
    .leftJoin('profiles as author', 'author.id', 'r.author_id')
    .selectAll('r')
    .select([
      person('reporter').as('reporter'),
      sql<Author | null>`${person('author')} || jsonb_build_object(
        'is_admin', author.is_admin, 'is_banned', ${bannedAt(sql.ref('author.id'), now)},
        'in_dispute', ${inDispute(viewer, sql.ref('author.id'))})`.as('author'),
      sql<CaseRow['joined']>`array(
        select jsonb_build_object('category', j.category, 'reason', j.reason, 'created_at', j.created_at)
        from reports j where j.case_id = r.id order by j.created_at, j.id limit ${MAX_JOINED_SHOWN}
      )`.as('joined'),
      sql<number>`(select count(*)::int from reports j where j.case_id = r.id)`.as('joined_count'),
      sql<boolean>`coalesce(case r.kind
        when 'ruling' then (select is_hidden from public_rulings where conflict_id = r.subject_id)
        when 'debate' then (select is_hidden from public_debates where id = r.subject_id)
        when 'profile' then (select is_hidden from profiles where id = r.subject_id)
      end, false)`.as('subject_hidden'),
      sql<boolean>`(
        r.reporter_id is not distinct from ${viewer}::uuid
        or exists (select from reports j where j.case_id = r.id and j.reporter_id = ${viewer})
      )`.as('is_filed_by_viewer'),
      isReportedBy(viewer, sql.ref('r.kind'), sql.ref('r.subject_id')).as('is_subject_reported_by_viewer'),
      sql<boolean>`exists (
        select from unnest(r.people) as person (id) where person.id <> ${viewer} and ${inDispute(viewer, sql.ref('person.id'))}
      )`.as('in_dispute'),
    ])
    .where('r.case_id', 'is', null)

/** One case as an admin sees it. */
export const findCase = (db: Db, id: string, viewing: Viewing): Promise<CaseRow> =>
  selectCases(db, viewing).where('r.id', '=', id).executeTakeFirstOrThrow()

// The same condition as in the partial indexes of the two lists.
const WAITS = sql<boolean>`status in ('open', 'appealed')`
const IS_DECIDED = sql<boolean>`status in ('upheld', 'dismissed', 'confirmed', 'overturned')`

/** Undecided cases, the longest waiting first. */
export function listWaiting(db: Db, viewing: Viewing, { limit, before }: Page): Promise<CaseRow[]> {
  const query = selectCases(db, viewing).where(WAITS)
  const after = before ? query.where(sql<boolean>`(r.moved_at, r.id) > ${place(before)}`) : query
  return after.orderBy('r.moved_at').orderBy('r.id').limit(limit).execute()
}

/** Decided cases, the latest first. */
export function listDecided(db: Db, viewing: Viewing, { limit, before }: Page): Promise<CaseRow[]> {
  const query = selectCases(db, viewing).where(IS_DECIDED)
  const after = before ? query.where(sql<boolean>`(r.moved_at, r.id) < ${place(before)}`) : query
  return after.orderBy('r.moved_at', 'desc').orderBy('r.id', 'desc').limit(limit).execute()
}

const place = (id: string) => sql`((select moved_at from reports where id = ${id}), ${id}::uuid)`

/** A higher count would not help an admin. */
const MAX_COUNTED = 1000

/** How many cases wait for a decision, up to a thousand. */
export async function countWaiting(db: Db): Promise<number> {
  const waiting = db.selectFrom('reports').select('id').where('case_id', 'is', null).where(WAITS).limit(MAX_COUNTED)
  const row = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/**
 * Locks a case for its decision. Called while its subject is locked, so that no report can join the case any more.
 * @returns the case, with all its reporters who still have an account
 */
export async function lockCaseWithReporters(
  tx: Tx,
  id: string,
): Promise<{ report: ReportRow; reporters: string[] } | null> {
  const row = await caseOf(tx, id)
    .select(
      sql<string[]>`array(
        select reporter_id from reports r where (r.id = c.id or r.case_id = c.id) and r.reporter_id is not null
      )`.as('reporters'),
    )
    .forNoKeyUpdate('c')
    .executeTakeFirst()
  if (!row) return null
  const { reporters, ...report } = row
  return { report, reporters }
}

/** Whether another case still hides the same subject. */
export async function isHiddenByAnotherCase(tx: Tx, { id, kind, subject_id }: Report): Promise<boolean> {
  const row = await tx
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('case_id', 'is', null)
    .where('has_hidden', '=', true)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Releases this subject from all cases that hide it. @param statement the transaction's next statement */
export async function releaseHiding(
  statement: Statement,
  { kind, subject_id }: Pick<Report, 'kind' | 'subject_id'>,
): Promise<void> {
  const held = statement.updateTable('reports').set({ has_hidden: false })
  await held.where('kind', '=', kind).where('subject_id', '=', subject_id).where('has_hidden', '=', true).execute()
}

type Verdict = { admin: string; reason: string; at: Date }

/** Stores the decision on a case, and on all reports that joined it. @param statement the transaction's next statement */
export async function storeDecision(
  statement: Statement,
  { id, status, category, side, author_id, has_hidden }: Report,
  { admin, reason, at }: Verdict,
): Promise<void> {
  const isAppeal = status === 'confirmed' || status === 'overturned'
  const times = isAppeal ? { appeal_decided_at: at } : { decided_at: at }
  const words = isAppeal ? { appeal_reason: reason } : { decision_reason: reason, decided_by: admin }
  await statement
    .with('joined', (db) =>
      db
        .updateTable('reports')
        .set({ status, moved_at: at, ...times })
        .where('case_id', '=', id),
    )
    .updateTable('reports')
    .set({ status, moved_at: at, ...times, ...words, category, side, author_id, has_hidden })
    .where('id', '=', id)
    .execute()
}
