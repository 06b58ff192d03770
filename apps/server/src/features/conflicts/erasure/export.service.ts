import type { MyData } from '@squash/contract/account'
import { LIMITS } from '@squash/contract/limits'
import { GROUPS } from '@squash/contract/values'
import { partyOf } from '@squash/rules/conflicts/conflict'
import type { Database, Db } from '../../../platform/database/database.ts'
import { readAllPages } from '../../../platform/read-all-pages.ts'
import { presentConflict } from '../conflict.view.ts'
import { listConflicts } from '../lists.store.ts'

/** A user's conflicts and votes for their download, presented as on screen. */
export function createConflictExport({ db }: Pick<Database, 'db'>) {
  return {
    /** All of a user's conflicts: first open ones, then history, each newest first. */
    async conflicts(person: string): Promise<MyData['conflicts']> {
      const conflicts: MyData['conflicts'] = []
      for (const group of GROUPS) {
        const all = await readAllPages(
          LIMITS.pageSizeMax,
          (before: string | null) => listConflicts(db, person, { group }, { limit: LIMITS.pageSizeMax, before }),
          ({ conflict }) => conflict.id,
        )
        for (const stored of all) {
          const party = partyOf(stored.conflict, person)
          if (party) conflicts.push(presentConflict(stored, party))
        }
      }
      return conflicts
    },

    /** Every vote that a user cast, oldest first. */
    async votes(person: string): Promise<MyData['votes']> {
      return (await listVotes(db, person)).map((vote) => ({ ...vote, voted_at: vote.voted_at.toISOString() }))
    },
  }
}

const listVotes = (db: Db, person: string) =>
  db
    .selectFrom('satisfaction_votes')
    .select(['conflict_id', 'round', 'party', 'satisfied', 'critique', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()
