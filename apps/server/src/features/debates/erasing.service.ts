import { decideDebateLeave } from '@squash/rules/debates/close'
import { debateSideOf } from '@squash/rules/debates/debate'
import { debateWithoutSide } from '@squash/rules/debates/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { eraseInvite } from '../invites/public.ts'
import { lockDebate, storeExpiry } from './debates.store.ts'
import { eraseAddress, listDebatesOf, saveWords } from './erasing.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

/** The fate of a user's debates when their account is erased: the votes on both sides stay and are counted. */
export function createDebateErasure({ clock, outbox }: Parts) {
  async function eraseFrom(tx: Tx, id: string, { id: person, names }: ErasedPerson): Promise<void> {
    const debate = await lockDebate(tx, id)
    if (!debate) return
    const left = decideDebateLeave(debate, { person, now: clock.now() })
    if (left) await storeExpiry(outbox.alongside(tx, left.events), left.debate)
    // Someone on neither side was only invited by address.
    const words = debateWithoutSide(left?.debate ?? debate, debateSideOf(debate, person) ?? 'opponent', names)
    await saveWords(tx, { id, ...words })
    if (words.opponent_email === ERASED_ADDRESS) await eraseInvite(tx, { kind: 'debate', subject: id })
  }

  return {
    /** Called in the transaction that erases an account. */
    async personErased(tx: Tx, person: ErasedPerson): Promise<void> {
      for (const id of await listDebatesOf(tx, person)) await eraseFrom(tx, id, person)
      if (person.address !== null) await eraseAddress(tx, person.address)
    },
  }
}
