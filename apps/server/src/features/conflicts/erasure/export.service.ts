import type { MyData } from '@squash/contract/account'
import { LIMITS } from '@squash/contract/limits'
import { GROUPS } from '@squash/contract/values'
import { partyOf } from '@squash/rules/conflicts/conflict'
import type { Database, Db } from '../../../platform/database/database.ts'
import { listConflicts } from '../cards.store.ts'
import { presentConflict } from '../conflict.view.ts'

/** A user's conflicts in their download: what they may read anyway, through the same view. */
export function createOwnConflictData({ db }: Pick<Database, 'db'>) {
  return {
    /** Open ones first, then history; each newest first. Read page by page. */
    async conflicts(person: string): Promise<MyData['conflicts']> {
      const conflicts: MyData['conflicts'] = []
      for (const group of GROUPS) {
        for (let before: string | null | undefined = null; before !== undefined; ) {
          const page = await listConflicts(db, person, { group }, { limit: LIMITS.pageSizeMax, before })
          for (const stored of page) {
            const party = partyOf(stored.conflict, person)
            if (party) conflicts.push(presentConflict(stored, party))
          }
          before = page.length < LIMITS.pageSizeMax ? undefined : page.at(-1)?.conflict.id
        }
      }
      return conflicts
    },

    async votes(person: string): Promise<MyData['votes']> {
      return (await listVotes(db, person)).map((vote) => ({ ...vote, voted_at: vote.voted_at.toISOString() }))
    },
  }
}

/** Every vote that a user ever cast, oldest first. */
const listVotes = (db: Db, person: string) =>
  db
    .selectFrom('satisfaction_votes')
    .select(['conflict_id', 'round', 'party', 'satisfied', 'critique', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()
