import type { BannedAccount } from '@squash/contract/admin'
import { decideBan } from '@squash/rules/people/ban'
import { displayName, type Named } from '@squash/rules/people/display-name'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { presentEnd } from '../audit/public.ts'
import { inDispute } from './disputes.service.ts'

/** A banned account, with the latest action that banned it. */
type BanRow = {
  id: number
  person: Named & { id: string; is_admin: boolean; in_dispute: boolean }
  since: Date
  until: Date
  reason: string | null
  by: (Named & { id: string }) | null
}

type Page = { limit: number; before: number | null; now: Date }

/**
 * A page of users banned at `now`, the latest first, and whether the viewer is in a dispute with them. The account has
 * the end of a ban; the audit log has its start, its reason and the admin. The log's bans are read from the latest back,
 * skipping expired ones.
 */
export async function listBans(db: Db, viewer: string, { limit, before, now }: Page): Promise<BanRow[]> {
  const { rows } = await sql<BanRow>`
    select a.id, a.at as since, a.reason, account.banned_until as until,
      jsonb_build_object('id', p.id, 'first_name', p.first_name, 'last_name', null, 'username', p.username,
        'is_admin', p.is_admin, 'in_dispute', ${inDispute(viewer, sql.ref('p.id'))}) as person,
      case when by.id is not null then jsonb_build_object('id', by.id, 'first_name', by.first_name, 'last_name', null,
        'username', by.username) end as by
    from admin_acts a
    join auth.users account on account.id = a.subject and account.banned_until > ${now}
    join profiles p on p.id = a.subject
    left join profiles by on by.id = a.admin_id
    where a.act = 'account.banned' ${before === null ? sql`` : sql`and a.id < ${before}`}
      and not exists (
        select from admin_acts later
        where later.act = 'account.banned' and later.subject = a.subject and later.id > a.id
      )
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * A banned user as an admin sees them: by their public name, even while the profile is hidden, because no one would
 * unban 'Anonymous User'.
 */
export const presentBan = ({ id, person, since, until, reason, by }: BanRow, viewer: string): BannedAccount => ({
  id,
  person: { id: person.id, display_name: displayName(person, false), username: person.username },
  since: since.toISOString(),
  until: presentEnd(until),
  reason,
  by: by && { id: by.id, display_name: displayName(by, false) },
  can_unban: decideBan(viewer, person).ok,
})
