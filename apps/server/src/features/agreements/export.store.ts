import { LIMITS } from '@squash/contract/limits'
import type { Revision } from '@squash/rules/agreements/erase'
import type { Db } from '../../platform/database/database.ts'
import { readAgreement, type StoredAgreement, selectAgreements } from './stored-agreement.ts'

type OwnAgreement = { stored: StoredAgreement; revisions: Revision[] }

/** All agreements of a user with their newest revisions, in three statements, the oldest first. */
export async function listOwn(db: Db, person: string): Promise<OwnAgreement[]> {
  const rows = await selectAgreements(db)
    .where((eb) => eb.or([eb('c.user1_id', '=', person), eb('c.user2_id', '=', person)]))
    .orderBy('a.created_at')
    .orderBy('a.conflict_id')
    .execute()
  const ids = rows.map(({ conflict_id }) => conflict_id)
  if (ids.length === 0) return []
  const checkIns = await db
    .selectFrom('agreement_check_ins')
    .select(['conflict_id', 'day', 'party', 'due_at', 'closes_at', 'asked_at', 'reminded_at', 'held'])
    .where('conflict_id', 'in', ids)
    .orderBy('day')
    .orderBy('party')
    .execute()
  const revisions = await db
    .selectFrom('agreement_revisions')
    .selectAll()
    .where('conflict_id', 'in', ids)
    .orderBy('revision', 'desc')
    .execute()
  const byConflict = Map.groupBy(checkIns, ({ conflict_id }) => conflict_id)
  const revisionsOf = Map.groupBy(revisions, ({ conflict_id }) => conflict_id)
  return rows.map((row) => ({
    stored: readAgreement(row, (byConflict.get(row.conflict_id) ?? []).map(withoutConflict)),
    revisions: (revisionsOf.get(row.conflict_id) ?? []).slice(0, LIMITS.agreementRevisions).map(withoutConflict),
  }))
}

const withoutConflict = <Row extends { conflict_id: string }>({ conflict_id: _, ...row }: Row) => row
