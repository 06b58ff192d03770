import type { ReportContext } from '@squash/contract/reports'
import type { ReportKind } from '@squash/contract/values'
import type { Report } from '@squash/rules/reports/report'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables.ts'
import { shareSomething } from '../profiles/public.ts'

export type ReportRow = Selectable<Tables['reports']>
export type Page = { limit: number; before: string | null }
type Reported = { kind: ReportKind; subject_id: string }

/** Locks a subject until the transaction ends, so that reports about it are handled one at a time. */
export async function lockSubject(tx: Tx, { kind, subject_id }: Reported): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${kind}:${subject_id}`}, 0))`.execute(tx)
}

/** Locks the subject of a report; does nothing if there is no such report. */
export async function lockSubjectOf(tx: Tx, report: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('report:' || kind || ':' || subject_id, 0))
    from reports where id = ${report}`.execute(tx)
}

/** The open case that another report about this subject joins, locked so that no one decides it; null if there is none. */
export async function lockOpenCase(
  tx: Tx,
  { kind, subject_id, author_id }: Reported & { author_id: string | null },
): Promise<string | null> {
  const row = await tx
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'open')
    .where('case_id', 'is', null)
    .where('author_id', 'is not distinct from', author_id)
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * What a decision about a new report depends on, in one statement. `waiting`: how many users' independent reports about
 * the same subject are undecided.
 */
export const findReportFacts = (
  tx: Tx,
  { kind, subject_id, reporter, author }: Reported & { reporter: string; author: string | null },
) =>
  tx
    .selectFrom('profiles as p')
    .select((row) => {
      const onIt = row.selectFrom('reports').where('kind', '=', kind).where('subject_id', '=', subject_id)
      const theirs = onIt.select('id').where('reporter_id', '=', reporter)
      return [
        'p.created_at',
        'p.email_confirmed',
        row.exists(theirs.where('status', 'in', ['open', 'appealed'])).as('is_repeated'),
        row.exists(theirs.where('status', '=', 'dismissed')).as('was_dismissed'),
        (author === null ? sql<boolean>`false` : shareSomething(reporter, sql`${author}::uuid`)).as('shares'),
        onIt
          .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('waiting'))
          .where('status', '=', 'open')
          .where('is_independent', '=', true)
          .as('waiting'),
      ]
    })
    .where('p.id', '=', reporter)
    .executeTakeFirstOrThrow()

/** Whether a user has reported this subject, as a condition in a statement. */
export const isReportedBy = (
  person: string,
  kind: RawBuilder<unknown>,
  subject: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`exists (select from reports one where one.kind = ${kind} and one.subject_id = ${subject} and one.reporter_id = ${person})`

/** Whether a user has reported this subject. */
export async function hasReported(tx: Tx, person: string, { kind, subject_id }: Reported): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${isReportedBy(person, sql`${kind}`, sql`${subject_id}`)} as found`.execute(tx)
  return rows[0]?.found === true
}

type Filed = {
  report: Report
  case_id: string | null
  reason: string
  context: ReportContext
  author_shown: boolean
  is_independent: boolean
  /** The hash that identifies the reporter of an invite, usually of an address; null for any other report. */
  address_hash?: Buffer | null
  at: Date
}

/** Stores a new report. @param statement the transaction's next statement, to which it is added */
export const insertReport = (
  statement: Statement,
  { report, case_id, reason, context, author_shown, is_independent, address_hash = null, at }: Filed,
): Promise<ReportRow> =>
  statement
    .insertInto('reports')
    .values({
      ...report,
      people: [...report.people],
      case_id,
      reason,
      evidence: JSON.stringify(context),
      author_shown,
      is_independent,
      address_hash,
      created_at: at,
      moved_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether an invite was already reported by its link. */
export async function isReportedByInvite(
  tx: Tx,
  { kind, subject_id }: Reported,
  address_hash: Buffer,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reports')
    .select('id')
    .where('address_hash', '=', address_hash)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that a case hides its subject. */
export async function markHiding(tx: Tx, case_id: string): Promise<void> {
  await tx.updateTable('reports').set({ has_hidden: true }).where('id', '=', case_id).execute()
}

/** A report's case. @param id its own id, or that of a report that joined it */
export const caseOf = (db: Db, id: string) =>
  db
    .selectFrom('reports as c')
    .selectAll('c')
    .where('c.id', '=', (eb) =>
      eb.selectFrom('reports').select(sql<string>`coalesce(case_id, id)`.as('id')).where('id', '=', id),
    )

/** A report's case, locked until the transaction ends. */
export const lockCase = async (tx: Tx, id: string): Promise<ReportRow | null> =>
  (await caseOf(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? null

/** Stores an appeal, on the report and on all that joined it. */
export const storeAppeal = (
  statement: Statement,
  { id, status }: Report,
  { text, at }: { text: string; at: Date },
): Promise<ReportRow> =>
  statement
    .with('joined', (db) =>
      db.updateTable('reports').set({ status, moved_at: at, appealed_at: at }).where('case_id', '=', id),
    )
    .updateTable('reports')
    .set({ status, moved_at: at, appealed_at: at, appeal: text })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The reports that a user filed, newest first. */
export async function listFiled(db: Db, person: string, { limit, before }: Page): Promise<ReportRow[]> {
  const own = db.selectFrom('reports').where('reporter_id', '=', person)
  let query = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (before) {
    const last = own.select('created_at').where('id', '=', before)
    query = query.where(sql<boolean>`(created_at, id) < (${last}, ${before}::uuid)`)
  }
  return query.execute()
}

/** The reports upheld against a user, the latest first; they don't see dismissed ones. */
export async function listDecidedAgainst(db: Db, person: string, { limit, before }: Page): Promise<ReportRow[]> {
  const own = db.selectFrom('reports').where('author_id', '=', person)
  let query = own
    .selectAll()
    .where('case_id', 'is', null)
    .where('status', 'not in', ['open', 'dismissed'])
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before) {
    const last = own.select('decided_at').where('id', '=', before)
    query = query.where(sql<boolean>`(decided_at, id) < (${last}, ${before}::uuid)`)
  }
  return query.execute()
}
