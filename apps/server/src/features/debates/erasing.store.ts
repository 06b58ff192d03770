import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'

/** The debates in which a person stands on a side, and those that wait for nobody but their address, in one order everywhere. */
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

/** Stores what is left of the words of a debate. */
export async function saveWords(tx: Tx, { id, ...words }: Words): Promise<void> {
  await tx.updateTable('public_debates').set(words).where('id', '=', id).execute()
}

/** Takes the address, and what opens the mailed link, out of the invite of a debate. */
export async function eraseInvite(tx: Tx, debate: string): Promise<void> {
  await tx
    .updateTable('debate_invites')
    .set({ email: ERASED_ADDRESS, token: sql`gen_random_uuid()::text` })
    .where('debate_id', '=', debate)
    .execute()
}

/** The same wherever else the address stands: in what expired, and where it was somebody else's before. */
export async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .updateTable('public_debates')
    .set({ opponent_email: ERASED_ADDRESS })
    .where('opponent_email', '=', address)
    .execute()
  await tx
    .updateTable('debate_invites')
    .set({ email: ERASED_ADDRESS, token: sql`gen_random_uuid()::text` })
    .where('email', '=', address)
    .execute()
}
