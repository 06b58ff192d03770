import { decideFlag } from '@squash/rules/conflicts/close'
import { otherParty, partyOf } from '@squash/rules/conflicts/conflict'
import type { ReportedContent } from '@squash/rules/reports/file'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { findConflict, lockConflict, saveConflict } from '../conflicts.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

const LABELS = {
  author: 'The message, in its author’s own words',
  mediator: 'The message, as the mediator put it',
} as const

/** Messages for reports: what one party received from the other, and closing their conflict. */
export const createReportedMessages = ({ clock, outbox }: Parts) => ({
  /**
   * The version of the message that the viewer received, which is never the raw message. Null for anyone but a party,
   * and before there is one.
   */
  async find(db: Db, viewer: string, id: string): Promise<ReportedContent | null> {
    const stored = await findConflict(db, id)
    const party = stored && partyOf(stored.conflict, viewer)
    if (!party) return null
    const { conflict } = stored
    const other = otherParty(party)
    const text = conflict[`${other}_translated_message`]
    const by = conflict[`${other}_translation_by`] === 'author' ? 'author' : 'mediator'
    if (text === null) return null
    return {
      author_id: conflict[`${other}_id`],
      author_shown: true,
      people: [conflict.user1_id, conflict.user2_id ?? conflict.invitee_id].filter((person) => person !== null),
      side: null,
      context: { title: conflict.title, texts: [{ label: LABELS[by], text }] },
    }
  },

  /** Closes an open conflict without blame, so that it never becomes public; a closed one stays as it is. */
  async close(tx: Tx, id: string): Promise<void> {
    const stored = await lockConflict(tx, id)
    const decision = stored && decideFlag(stored.conflict, { now: clock.now() })
    if (decision) await saveConflict(outbox.alongside(tx, decision.events), stored.conflict, decision)
  },
})
