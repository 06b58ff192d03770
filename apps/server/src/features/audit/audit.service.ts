import type { AdminAct as AdminActView } from '@squash/contract/admin'
import type { ReportKind } from '@squash/contract/values'
import { isPermanent } from '@squash/rules/people/ban'
import { displayName, type Named } from '@squash/rules/people/display-name'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { type Selectable, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Tables } from '../../tables.ts'

/** One action, with the admin and the current state of its subject: a user, or something with a title. */
export type ActRow = Selectable<Tables['admin_acts']> & {
  admin: Named | null
  person: Named | null
  /** The title of a ruling, a public debate, a forum conflict, or a report's subject. */
  title: string | null
  /** A report's subject. */
  report_kind: ReportKind | null
}

const named = (
  alias: string,
) => sql<Named | null>`case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
  'first_name', ${sql.ref(`${alias}.first_name`)}, 'last_name', null, 'username', ${sql.ref(`${alias}.username`)}) end`

/**
 * A page of the audit log, the latest first. One statement: ids are unique across kinds, so an id is enough to find a
 * subject.
 */
async function listActs(db: Db, { limit, before }: { limit: number; before: number | null }): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.*, ${named('by')} as admin, ${named('person')} as person, report.kind as report_kind,
      coalesce(ruling.title, debate.title, forum.title, report.evidence ->> 'title') as title
    from admin_acts a
    left join profiles by on by.id = a.admin_id
    left join profiles person on person.id = a.subject
    left join public_rulings ruling on ruling.conflict_id = a.subject
    left join public_debates debate on debate.id = a.subject and debate.status in ('active', 'complete')
    left join reddit_conflicts forum on forum.id = a.subject
    left join reports report on report.id = a.subject
    ${before === null ? sql`` : sql`where a.id < ${before}`}
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

export type AdminAct = Pick<Tables['admin_acts'], 'act' | 'subject'> & {
  /** null: the operator at the command line. */
  admin: string | null
  reason?: string
  /** When a ban ends; omitted for a permanent one and for other actions. */
  until?: Date
}

/** The log of all admin actions, each written in the transaction of the action. */
export const createAudit = (clock: Clock) => ({
  async record(tx: Tx, { admin, ...act }: AdminAct): Promise<void> {
    await tx
      .insertInto('admin_acts')
      .values({ ...act, admin_id: admin, at: clock.now() })
      .execute()
  },

  /**
   * Adds the log entries of admin actions to a statement under construction, such as the one that stores the action.
   */
  alongside(statement: Statement, admin: string, acts: readonly Omit<AdminAct, 'admin'>[]): Statement {
    const at = clock.now()
    const rows = acts.map(({ act, subject }) => ({ admin_id: admin, act, subject, at }))
    return statement.with('acts', (db) => db.insertInto('admin_acts').values(rows))
  },

  /** The latest first. @param page `before`: the last one of the previous page */
  async list(db: Db, page: { limit: number; before: number | null }): Promise<AdminActView[]> {
    return (await listActs(db, page)).map(presentAct)
  },

  /** Called in the transaction that erases an account: actions against it stay in the log, without their reasons. */
  async personErased(tx: Tx, { id }: Pick<ErasedPerson, 'id'>): Promise<void> {
    const acts = tx.updateTable('admin_acts').set({ reason: null }).where('subject', '=', id)
    await acts.where('reason', 'is not', null).execute()
  },
})

export type Audit = ReturnType<typeof createAudit>

/** When a ban ends, as sent to clients; null if it never does. */
export const presentEnd = (until: Date): string | null => (isPermanent(until) ? null : until.toISOString())

/** One action as admins see it, with public names, even of hidden or banned users. */
const presentAct = ({ id, admin_id, admin, act, subject, at, reason, until, ...row }: ActRow): AdminActView => ({
  id,
  admin: admin_id !== null && admin ? { id: admin_id, display_name: displayName(admin, false) } : null,
  act,
  subject,
  subject_name: row.person ? nameOf(row.person) : row.title && maskPersonalData(row.title),
  report_kind: row.report_kind,
  at: at.toISOString(),
  reason,
  ban: until && { until: presentEnd(until) },
})

const nameOf = (person: Named): string =>
  `${displayName(person, false)}${person.username ? ` (@${person.username})` : ''}`
