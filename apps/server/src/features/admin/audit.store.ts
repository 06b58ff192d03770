import type { Db } from '../../platform/database/database.ts'

/** A page of the audit log with who did it, the latest first. */
export function listActs(db: Db, { limit, before }: { limit: number; before: number | null }) {
  const acts = db
    .selectFrom('admin_acts as a')
    .leftJoin('profiles as p', 'p.id', 'a.admin_id')
    .select([
      'a.id',
      'a.admin_id',
      'a.act',
      'a.subject',
      'a.at',
      'a.reason',
      'a.until',
      'p.first_name',
      'p.last_name',
      'p.username',
    ])
  const page = before === null ? acts : acts.where('a.id', '<', before)
  return page.orderBy('a.id', 'desc').limit(limit).execute()
}
