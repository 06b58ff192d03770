import { decideLeave } from '@squash/rules/conflicts/close'
import { partyOf } from '@squash/rules/conflicts/conflict'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { withoutParty } from '@squash/rules/conflicts/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson, StandIn } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { lockConflict, saveConflict, saveWords } from './conflicts.store.ts'
import { deleteConflict } from './counts.store.ts'
import {
  eraseAddress,
  eraseInvite,
  forgetLastJudged,
  leaveSides,
  listConflictsOf,
  uncountMet,
} from './erasing.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

/** What becomes of a person's conflicts when they are erased (decisions §14). */
export function createConflictErasure({ clock, outbox }: Parts) {
  /** Deletes what nobody has answered, closes what is open, and takes their words and names out of what stays. */
  async function eraseFrom(tx: Tx, id: string, { id: person, names }: ErasedPerson): Promise<void> {
    const stored = await lockConflict(tx, id)
    if (!stored) return
    const { conflict } = stored
    const now = clock.now()
    const deleted = decideDelete(conflict, { person, now })
    if (deleted.ok) return deleteConflict(outbox.alongside(tx, deleted.value.events), conflict)
    const left = decideLeave(conflict, { now })
    if (left) await saveConflict(outbox.alongside(tx, left.events), conflict, left)
    // Whoever stands on no side was only written to.
    const erased = withoutParty(left?.conflict ?? conflict, partyOf(conflict, person) ?? 'user2', names)
    await saveWords(tx, erased)
    if (erased.user2_email === ERASED_ADDRESS) await eraseInvite(tx, id)
  }

  return {
    /** Called in the transaction that erases an account. */
    async personErased(tx: Tx, person: ErasedPerson): Promise<void> {
      for (const id of await listConflictsOf(tx, person)) await eraseFrom(tx, id, person)
      if (person.address !== null) await eraseAddress(tx, person.address)
      await leaveSides(tx, person.id)
      await uncountMet(tx, person.id)
    },

    /** Called then, and once more a day later. */
    personReplaced: (tx: Tx, { id }: StandIn): Promise<void> => forgetLastJudged(tx, id),
  }
}
