import type { RulingCheck, RulingVerdict, Writer } from '@squash/contract/values'
import type { DomainEvent } from '@squash/rules/events'
import type { Named } from '@squash/rules/people/display-name'
import type { RulingTexts } from '@squash/rules/rulings/public-texts'
import type { Tx } from '../../../platform/database/database.ts'
import type { StoredConflict } from '../stored-conflict.ts'

type RuledParty = { id: string | null; named: Named | null; shown: boolean }

/** A ruling and its parties, before names and personal data are masked for the board. */
export type IssuedRuling = {
  conflict: string
  issued_at: Date
  written_by: Writer | null
  verdict: RulingVerdict | null
  asked: RulingCheck | null
  texts: RulingTexts
  parties: readonly [RuledParty, RuledParty]
}

/** What an erased party wrote in a conflict, and every name they have had. */
export type ErasedWords = { conflict: string; theirs: readonly string[]; names: readonly string[] }

/** A feature that publishes rulings. */
export type RulingListener = {
  /** Called in the transaction that issues a ruling, or in which a party shows or hides their name. */
  rulingChanged(tx: Tx, ruling: IssuedRuling): Promise<void>
  /** Called in the transaction that erases a party of a conflict, whether or not it has a ruling. */
  wordsErased(tx: Tx, words: ErasedWords): Promise<void>
}

/** The ruling of a conflict. Null before there is one, and always if the conflict was closed or is kept private. */
export function issuedRulingOf({ conflict, user1, user2 }: StoredConflict): IssuedRuling | null {
  const { final_ai_ruling: ruling, final_ruling_issued_at: issued_at } = conflict
  if (conflict.status !== 'final_judgment' || conflict.kept_private) return null
  if (ruling === null || issued_at === null) return null
  return {
    conflict: conflict.id,
    issued_at,
    written_by: conflict.ruling_by,
    verdict: conflict.ruling_verdict,
    asked: conflict.ruling_asked,
    texts: {
      title: conflict.title,
      summary: conflict.ai_final_summary ?? '',
      ruling,
      user1_point: conflict.user1_strongest_point,
      user2_point: conflict.user2_strongest_point,
    },
    parties: [
      { id: conflict.user1_id, named: user1, shown: conflict.user1_name_shown && !user1?.is_hidden },
      { id: conflict.user2_id, named: user2, shown: conflict.user2_name_shown && !user2?.is_hidden },
    ],
  }
}

const PUBLISHING_EVENTS = ['ruling.issued', 'ruling.name_shown']

/** Notifies the listeners if these events change what the public may see. */
export async function notifyRulingListeners(
  tx: Tx,
  listeners: readonly RulingListener[],
  stored: StoredConflict,
  events: readonly DomainEvent[],
): Promise<void> {
  const ruling = events.some(({ type }) => PUBLISHING_EVENTS.includes(type)) && issuedRulingOf(stored)
  if (ruling) for (const listener of listeners) await listener.rulingChanged(tx, ruling)
}
