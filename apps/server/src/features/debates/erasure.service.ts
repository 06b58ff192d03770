import { decideDebateCloseOnErasure } from '@squash/rules/debates/close'
import { debateSideOf } from '@squash/rules/debates/debate'
import { debateWithoutSide } from '@squash/rules/debates/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { eraseInvite } from '../invites/public.ts'
import { lockDebate, storeExpiry } from './debates.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

/** Erases a user from their debates. The votes on both sides stay counted. */
export function createDebateErasure({ clock, outbox }: Parts) {
  async function eraseFrom(tx: Tx, id: string, { id: person, names }: ErasedPerson): Promise<void> {
    const debate = await lockDebate(tx, id)
    if (!debate) return
    const left = decideDebateCloseOnErasure(debate, { person, now: clock.now() })
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

/** The debates in which a user is on a side, and those that wait only for their address, always in the same order. */
async function listDebatesOf(tx: Tx, { id, address }: ErasedPerson): Promise<string[]> {
  const rows = await tx
    .selectFrom('public_debates')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('creator_id', '=', id),
        eb('invitee_id', '=', id),
        eb('opponent_id', '=', id),
        eb.and([eb('opponent_email', '=', address), eb('status', '=', 'pending')]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

type Words = {
  id: string
  title: string
  creator_side: string
  creator_position: string | null
  opponent_side: string
  opponent_position: string | null
  opponent_email: string
}

/** Stores what remains of a debate's texts. */
async function saveWords(tx: Tx, { id, ...words }: Words): Promise<void> {
  await tx.updateTable('public_debates').set(words).where('id', '=', id).execute()
}

/** Removes the address from debates that expired, or where it previously belonged to another account. */
async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .updateTable('public_debates')
    .set({ opponent_email: ERASED_ADDRESS })
    .where('opponent_email', '=', address)
    .execute()
}
