import type { Party } from '@squash/contract/values'
import { textsOf } from '@squash/rules/conflicts/erase'
import type { Db } from '../../../platform/database/database.ts'
import { findConflict } from '../conflicts.store.ts'
import { listCritiquesOf } from '../critiques.store.ts'

/** Everything that one party wrote in a conflict, also for the mediator alone, and its calm wording. */
export async function findTextsOf(db: Db, conflict: string, party: Party): Promise<string[]> {
  const stored = await findConflict(db, conflict)
  return stored ? textsOf(stored.conflict, party, await listCritiquesOf(db, conflict, party)) : []
}
