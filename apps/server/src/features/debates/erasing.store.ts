import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'

/**
 * The debates in which a user is on a side, and those that wait only for their address, in the same order everywhere.
 */
export async function listDebatesOf(tx: Tx, { id, address }: ErasedPerson): Promise<string[]> {
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
export async function saveWords(tx: Tx, { id, ...words }: Words): Promise<void> {
  await tx.updateTable('public_debates').set(words).where('id', '=', id).execute()
}

/** Removes the address from debates that expired, or where it previously belonged to another account. */
export async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .updateTable('public_debates')
    .set({ opponent_email: ERASED_ADDRESS })
    .where('opponent_email', '=', address)
    .execute()
}
