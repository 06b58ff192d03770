import type { ReportedContent } from '@squash/rules/reports/file'
import type { Db } from '../../platform/database/database.ts'

/**
 * A ruling on the board as its reporter sees it; null when there is none. The mediator wrote the text; the user who
 * requested the ruling counts as its author, is notified and may appeal.
 */
export async function findReportedRuling(db: Db, viewer: string, conflict: string): Promise<ReportedContent | null> {
  const ruling = await db
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
      'c.final_ruling_requested_by',
    ])
    .where('r.conflict_id', '=', conflict)
    .where('r.is_hidden', '=', false)
    .executeTakeFirst()
  if (!ruling) return null
  const people = [ruling.user1_id, ruling.user2_id].filter((person) => person !== null)
  const requester = ruling.final_ruling_requested_by
  return {
    author_id: requester && ruling[`${requester}_id`],
    author_shown: people.includes(viewer) || (requester !== null && ruling[`${requester}_shown`]),
    people,
    side: null,
    context: {
      title: ruling.title,
      texts: [
        { label: 'Summary', text: ruling.summary },
        { label: 'Ruling', text: ruling.ruling },
        ...[ruling.user1_point, ruling.user2_point].flatMap((text) =>
          text === null ? [] : [{ label: 'Strongest point', text }],
        ),
      ],
    },
  }
}
