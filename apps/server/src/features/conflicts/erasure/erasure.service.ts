import { decideLeave } from '@squash/rules/conflicts/close'
import { partyOf } from '@squash/rules/conflicts/conflict'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { textsOf, withoutParty } from '@squash/rules/conflicts/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ErasedPerson, StandIn } from '../../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { eraseInvite } from '../../invites/public.ts'
import { lockConflict, saveConflict, saveWords } from '../conflicts.store.ts'
import { deleteConflict } from '../counters/counts.store.ts'
import { forgetCritiques, listCritiques } from '../critiques.store.ts'
import type { RulingListener } from '../private/issued-ruling.service.ts'
import { forgetWords } from '../search/search.store.ts'
import { eraseAddress, forgetLastJudged, leaveSides, listConflictsOf, uncountMet } from './erasure.store.ts'

type Parts = { clock: Clock; outbox: Outbox; rulingListeners: readonly RulingListener[] }

/** The fate of a user's conflicts when their account is erased. */
export function createConflictErasure({ clock, outbox, rulingListeners }: Parts) {
  /** Deletes unanswered conflicts, closes open ones, and removes the user's messages and names from the rest. */
  async function eraseFrom(tx: Tx, id: string, { id: person, names }: ErasedPerson): Promise<void> {
    const stored = await lockConflict(tx, id)
    if (!stored) return
    const { conflict } = stored
    const now = clock.now()
    const deleted = decideDelete(conflict, { person, now })
    if (deleted.ok) return deleteConflict(outbox.alongside(tx, deleted.value.events), conflict)
    const left = decideLeave(conflict, { now })
    if (left) await saveConflict(outbox.alongside(tx, left.events), conflict, left)
    // Someone on neither side was only invited by address.
    const party = partyOf(conflict, person) ?? 'user2'
    const told = (await listCritiques(tx, id)).filter((one) => one.party === party).map(({ critique }) => critique)
    const erased = withoutParty(left?.conflict ?? conflict, party, names, told)
    await saveWords(tx, erased)
    const theirs = textsOf(conflict, party, told)
    for (const listener of rulingListeners) await listener.wordsErased(tx, { conflict: id, theirs, names })
    await forgetWords(tx, id)
    await forgetCritiques(tx, id, [party])
    if (erased.user2_email === ERASED_ADDRESS) await eraseInvite(tx, { kind: 'conflict', subject: id })
  }

  return {
    /** Called in the transaction that erases an account. */
    async personErased(tx: Tx, person: ErasedPerson): Promise<void> {
      for (const id of await listConflictsOf(tx, person)) await eraseFrom(tx, id, person)
      if (person.address !== null) await eraseAddress(tx, person.address)
      await leaveSides(tx, person.id)
      await uncountMet(tx, person.id)
    },

    /** Called then, and again a day later. */
    personReplaced: (tx: Tx, { id }: StandIn): Promise<void> => forgetLastJudged(tx, id),
  }
}
