import type { ReportKind } from '@squash/contract/values'
import type { Named } from '@squash/rules/people/display-name'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
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

/** A page of the audit log, the latest first. One statement: ids are unique across kinds, so each subject is found by its id. */
export async function listActs(db: Db, { limit, before }: { limit: number; before: number | null }): Promise<ActRow[]> {
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
