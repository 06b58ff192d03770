import { decideResponse } from '@squash/rules/conflicts/respond'
import { ok, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MayRespond } from '../previews/public.ts'
import { findConflict } from './conflicts.store.ts'

const BLANK = { text: '', written_by: 'canned' } as const

/** Whether this user's response would be accepted, by the same rule as the response itself. */
export const createMayRespond =
  ({ database: { db }, clock }: { database: Pick<Database, 'db'>; clock: Clock }): MayRespond =>
  async (person, id) => {
    const stored = await findConflict(db, id)
    if (!stored) return refuse('conflict.not_found')
    const response = { person, mood: null, raw_message: '', translation: BLANK, now: clock.now() }
    const decided = decideResponse(stored.conflict, response)
    return decided.ok ? ok({ reader: stored.conflict.user1_id }) : decided
  }
