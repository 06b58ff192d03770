import type { Party } from '@squash/contract/values'
import { type Turn, type TurnEvent, turnAfter, turnMailRecipients } from '@squash/rules/conflicts/turn-mail'
import type { Db } from '../../platform/database/database.ts'
import type { Subscription } from '../../platform/outbox/outbox.ts'
import { findConflict } from './conflicts.store.ts'
import type { StoredConflict } from './stored-conflict.ts'

/** Whose turn it is now, except for a party who has just made the last move and sees the result on screen. */
export type Turns = { stored: StoredConflict; turn: Turn; parties: readonly Party[] }

/** Handlers for every event after which it may be someone's turn. @param notify called if it is */
export function onEachTurn(db: Db, notify: (turns: Turns) => Promise<void>) {
  /** @param mover the party whose move led to the event; null if none or unknown */
  async function handle(event: TurnEvent, mover: Party | null): Promise<void> {
    const turn = turnAfter(event)
    const stored = turn && (await findConflict(db, event.conflict))
    if (!turn || !stored) return
    const parties = turnMailRecipients(stored.conflict, turn, mover)
    if (parties.length > 0) await notify({ stored, turn, parties })
  }

  return {
    'conflict.mediated': (event) => handle(event, 'user2'),
    'satisfaction.voted': (event) => handle(event, event.party),
    'conflict.rehashed': async (event) => handle(event, await findLastVoter(db, event.conflict)),
    'core_issues.opened': async (event) => handle(event, await findLastVoter(db, event.conflict)),
    'conflict.reflected': (event) => handle(event, null),
  } satisfies Required<Pick<Subscription['on'], TurnEvent['type']>>
}

/** The last voter in a conflict; null before the first vote. */
async function findLastVoter(db: Db, conflict: string): Promise<Party | null> {
  const row = await db
    .selectFrom('satisfaction_votes')
    .select('party')
    .where('conflict_id', '=', conflict)
    .orderBy('voted_at', 'desc')
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.party ?? null
}
