import type { Hidden, ReportContext } from '@squash/contract/reports'
import type { HiddenBy, HideableKind, ReportStatus } from '@squash/contract/values'
import { displayName } from '@squash/rules/people/display-name'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inDispute } from '../admin/public.ts'
import { isReportedBy, type Page } from './reports.store.ts'

/** Hidden content as an admin sees it: with the title that strangers see, and with what its reporter saw. */
export const presentHidden = ({
  kind,
  id,
  since,
  by,
  status,
  evidence,
  is_own,
  has_stake,
  ...row
}: HiddenRow): Hidden => ({
  kind,
  id,
  title: titleOf({ kind, ...row }),
  since: since.toISOString(),
  by,
  report: is_own ? null : status && { status, context: evidence ?? { title: null, texts: [] } },
  can_show: !is_own && !has_stake,
})

function titleOf({ kind, title, ...person }: Pick<HiddenRow, 'kind' | 'title' | 'first_name' | 'username'>) {
  if (kind === 'profile') return displayName({ ...person, last_name: null }, false)
  return title && maskPersonalData(title)
}

/** Hidden content, with the latest case about it. */
type HiddenRow = {
  kind: HideableKind
  id: string
  /** The title of a ruling, or of a debate that was public. */
  title: string | null
  since: Date
  /** `reports` if three reports hid it, until an admin decides: from then on, the admin's decision hides it. */
  by: HiddenBy
  first_name: string | null
  username: string | null
  status: ReportStatus | null
  evidence: ReportContext | null
  /** Whether the viewing admin is a party to it. */
  is_own: boolean
  /** Whether the viewing admin has reported it, or is in a dispute with one of its parties. */
  has_stake: boolean
}

/** What can be hidden: its table, its id, its title for strangers, and its parties. */
const KINDS: Record<HideableKind, { table: string; id: string; title: string; people: string }> = {
  ruling: { table: 'public_rulings', id: 'conflict_id', title: 'title', people: 'user1_id, user2_id' },
  debate: {
    table: 'public_debates',
    id: 'id',
    title: "case when status in ('active', 'complete') then title end",
    people: 'creator_id, opponent_id, invitee_id',
  },
  profile: { table: 'profiles', id: 'id', title: 'null', people: 'id' },
}

/** A page of hidden subjects, the latest first: up to a page of each kind, from its own index, in one statement. */
export async function listHidden(db: Db, viewer: string, { limit, before }: Page): Promise<HiddenRow[]> {
  const pageOf = ([kind, { table, id, title, people }]: [string, (typeof KINDS)[HideableKind]]) => sql`(
    select ${sql.lit(kind)} as kind, array[${sql.raw(people)}] as people, ${sql.raw(id)} as id, ${sql.raw(title)} as title, hidden_at as since, hidden_by as by,
      coalesce(${viewer}::uuid in (${sql.raw(people)}), false) as is_own
    from ${sql.table(table)}
    where is_hidden ${before ? sql`and (hidden_at, ${sql.raw(id)}) < (${timeOf(before)}, ${before}::uuid)` : sql``}
    order by hidden_at desc, ${sql.raw(id)} desc limit ${limit})`
  const kinds = Object.entries(KINDS)
  const { rows } = await sql<HiddenRow>`
    select h.kind, h.id, h.title, h.since, h.is_own,
      ${isReportedBy(viewer, sql.ref('h.kind'), sql.ref('h.id'))} or exists (
        select from unnest(h.people) as person (id) where person.id <> ${viewer} and ${inDispute(viewer, sql.ref('person.id'))}
      ) as has_stake, p.first_name, p.username, r.status, r.evidence,
      case when exists (
        select from reports
        where kind = h.kind and subject_id = h.id and case_id is null and has_hidden and status <> 'open'
      ) then 'admin' else h.by end as by
    from (${sql.join(kinds.map(pageOf), sql` union all `)} order by since desc, id desc limit ${limit}) h
    left join profiles p on h.kind = 'profile' and p.id = h.id
    left join lateral (
      select status, evidence from reports
      where kind = h.kind and subject_id = h.id and case_id is null order by created_at desc limit 1
    ) r on true
    order by h.since desc, h.id desc`.execute(db)
  return rows
}

/** When something was last hidden, even if it has been shown again since. */
const timeOf = (id: string): RawBuilder<Date> => sql`(
  select hidden_at from public_rulings where conflict_id = ${id}
  union all select hidden_at from public_debates where id = ${id}
  union all select hidden_at from profiles where id = ${id})`
