import type { Party } from '@squash/contract/values'
import type { Db, Tx } from '../../platform/database/database.ts'

/** What an unsatisfied voter says was missing; read by the mediator and, in their download, by its author. */
export type Critique = { round: number; party: Party; critique: string }

/** The critiques of both parties, by round. */
export async function listCritiques(db: Db, conflict: string): Promise<Critique[]> {
  const rows = await db
    .selectFrom('satisfaction_votes')
    .select(['round', 'party', 'critique'])
    .where('conflict_id', '=', conflict)
    .where('critique', 'is not', null)
    .orderBy('round')
    .orderBy('party')
    .execute()
  return rows.flatMap(({ critique, ...vote }) => (critique === null ? [] : [{ ...vote, critique }]))
}

/** The critiques of one party. */
export async function listCritiquesOf(db: Db, conflict: string, party: Party): Promise<string[]> {
  const critiques = await listCritiques(db, conflict)
  return critiques.filter((one) => one.party === party).map(({ critique }) => critique)
}

/** Deletes the critiques of these parties. The votes stay, because they are counted. */
export async function deleteCritiques(tx: Tx, conflict: string, parties: readonly Party[]): Promise<void> {
  await tx
    .updateTable('satisfaction_votes')
    .set({ critique: null })
    .where('conflict_id', '=', conflict)
    .where('party', 'in', parties)
    .where('critique', 'is not', null)
    .execute()
}
