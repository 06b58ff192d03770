import { type Agreement, hasErasedParty, partyOf } from '@squash/rules/agreements/agreement'
import { type Revision, withoutParty } from '@squash/rules/agreements/erase'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import { findTextsOf } from '../conflicts/public.ts'
import { asJson, lockAgreement } from './agreements.store.ts'

/**
 * Erases a user from their agreements: what both settled on stays for the other party, with names masked. If the other
 * is already erased, only the fact that there was an agreement remains.
 */
export const agreementErasure = {
  /** Called in the transaction that erases an account, before its conflicts lose the texts that this needs to find. */
  async personErased(tx: Tx, { id: person, names }: ErasedPerson): Promise<void> {
    for (const conflict of await listAgreementsOf(tx, person)) {
      const stored = await lockAgreement(tx, conflict)
      const party = stored && partyOf(stored.agreement, person)
      if (!stored || !party) continue
      if (hasErasedParty(stored.agreement)) {
        await eraseCommitments(tx, conflict)
        continue
      }
      const words = await findTextsOf(tx, conflict, party)
      const revisions = await listAllRevisions(tx, conflict)
      await storeErased(tx, withoutParty(stored.agreement, revisions, { party, names, words }))
    }
  },
}

/** A user's conflicts that have an agreement, always in the same order. */
async function listAgreementsOf(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('agreements as a')
    .innerJoin('conflicts as c', 'c.id', 'a.conflict_id')
    .select('a.conflict_id')
    .where((eb) => eb.or([eb('c.user1_id', '=', person), eb('c.user2_id', '=', person)]))
    .orderBy('a.conflict_id')
    .execute()
  return rows.map(({ conflict_id }) => conflict_id)
}

/** Every revision, oldest first. */
const listAllRevisions = (db: Db, conflict: string): Promise<Revision[]> =>
  db
    .selectFrom('agreement_revisions')
    .select(['revision', 'author', 'created_at', 'commitments'])
    .where('conflict_id', '=', conflict)
    .orderBy('revision')
    .execute()

/** Stores what remains of an agreement once one party is erased. */
async function storeErased(
  tx: Tx,
  { agreement, revisions }: { agreement: Agreement; revisions: readonly Revision[] },
): Promise<void> {
  const { conflict, in_force } = agreement
  await tx.deleteFrom('agreement_revisions').where('conflict_id', '=', conflict).execute()
  await tx
    .insertInto('agreement_revisions')
    .values(revisions.map((one) => ({ ...one, conflict_id: conflict, commitments: asJson(one.commitments) })))
    .execute()
  const inForce = revisions.find(({ revision }) => revision === in_force?.revision)
  await tx
    .updateTable('agreements')
    .set({
      revision: agreement.revision,
      commitments: asJson(agreement.commitments),
      user1_confirmed_at: agreement.user1_confirmed_at,
      user2_confirmed_at: agreement.user2_confirmed_at,
      confirmed_at: agreement.confirmed_at,
      in_force_commitments: inForce ? asJson(inForce.commitments) : null,
    })
    .where('conflict_id', '=', conflict)
    .execute()
  const kept = agreement.check_ins.map(({ party }) => party)
  await tx
    .deleteFrom('agreement_check_ins')
    .where('conflict_id', '=', conflict)
    .where((eb) => (kept.length === 0 ? eb.lit(true) : eb.or([eb('party', 'not in', kept), eb('held', 'is', null)])))
    .execute()
}

/** Removes everything from an agreement except that it existed and whether it held, which the statistics count. */
async function eraseCommitments(tx: Tx, conflict: string): Promise<void> {
  await tx.deleteFrom('agreement_revisions').where('conflict_id', '=', conflict).execute()
  await tx.deleteFrom('agreement_check_ins').where('conflict_id', '=', conflict).execute()
  await tx
    .updateTable('agreements')
    .set({
      commitments: '[]',
      in_force_commitments: sql<string | null>`case when in_force_revision is not null then '[]'::jsonb end`,
    })
    .where('conflict_id', '=', conflict)
    .execute()
}
