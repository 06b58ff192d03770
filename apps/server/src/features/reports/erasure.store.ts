import { withoutPart } from '@squash/rules/reports/erase'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'

/** Removes a user and their reasons from the reports they filed, including those filed by a link mailed to their address. */
export async function eraseReporter(tx: Tx, { id, address }: ErasedPerson): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ reporter_id: null, reason: null, address_hash: null })
    .where((report) =>
      report.or([
        report('reporter_id', '=', id),
        ...(address === null ? [] : [report('address_hash', '=', addressHash(address))]),
      ]),
    )
    .execute()
}

/**
 * Removes all evidence from the reports about a user, and closes the undecided ones, because no one is left to hold to
 * account: an open report is dismissed, and an appealed decision is confirmed.
 */
export async function eraseAuthor(tx: Tx, { id }: ErasedPerson, at: Date): Promise<void> {
  const closes = sql<boolean>`status in ('open', 'appealed')`
  await tx
    .updateTable('reports')
    .set({
      author_id: null,
      reason: null,
      evidence: null,
      decision_reason: null,
      appeal: null,
      appeal_reason: null,
      status: sql`case status when 'open' then 'dismissed' when 'appealed' then 'confirmed' else status end`,
      moved_at: sql<Date>`case when ${closes} then ${at}::timestamptz else moved_at end`,
      decided_at: sql<Date>`coalesce(decided_at, ${at}::timestamptz)`,
      appeal_decided_at: sql<Date>`case when status = 'appealed' then ${at}::timestamptz else appeal_decided_at end`,
    })
    .where('author_id', '=', id)
    .execute()
}

/** Removes a user from reports about debates, rulings and conflicts in which they were the other party. */
export async function eraseParticipant(tx: Tx, { id, standIn, names }: ErasedPerson): Promise<void> {
  const rows = await tx
    .updateTable('reports')
    .from((reports) => reports.selectFrom('reports as before').select(['before.id', 'before.evidence']).as('before'))
    .whereRef('before.id', '=', 'reports.id')
    .set({
      people: sql<string[]>`array_remove(people, ${id}::uuid)`,
      subject_id: sql<string>`case when subject_id = ${id} then ${standIn}::uuid else subject_id end`,
      reason: null,
      evidence: null,
    })
    .where(sql<boolean>`people @> array[${id}::uuid]`)
    .returning(['reports.id', 'reports.kind', 'before.evidence'])
    .execute()
  for (const { id: report, kind, evidence } of rows) {
    const rest = evidence && withoutPart(kind, evidence, names)
    if (rest)
      await tx
        .updateTable('reports')
        .set({ evidence: JSON.stringify(rest) })
        .where('id', '=', report)
        .execute()
  }
}
