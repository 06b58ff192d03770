import type { Db } from '../../platform/database/database.ts'

/** A ruling on the board with its two parties and who requested it; undefined when there is none. */
export const findReportable = (db: Db, conflict: string) =>
  db
    .selectFrom('public_rulings as r')
    .innerJoin('conflicts as c', 'c.id', 'r.conflict_id')
    .select([
      'r.title',
      'r.summary',
      'r.ruling',
      'r.user1_point',
      'r.user2_point',
      'r.user1_id',
      'r.user2_id',
      'r.user1_shown',
      'r.user2_shown',
    ])
    .select('c.final_ruling_requested_by')
    .where('r.conflict_id', '=', conflict)
    .where('r.is_hidden', '=', false)
    .executeTakeFirst()
