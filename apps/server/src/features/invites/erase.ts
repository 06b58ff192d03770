import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import { eraseFormerLinks } from './links.store.ts'
import type { InviteSubject } from './store.ts'

/** Erases the address of an invite, and makes its mailed links open nothing. */
export async function eraseInvite(tx: Tx, { kind, subject }: InviteSubject): Promise<void> {
  await eraseWhere(tx, kind === 'conflict' ? sql`conflict_id = ${subject}` : sql`debate_id = ${subject}`)
  await eraseFormerLinks(tx, { kind, subject })
}

/** Erases a user from invites. Those they sent stay without a sender, which the foreign key takes care of. */
export const inviteErasure = {
  /** Called in the transaction that erases an account. Its address may have been invited before the account held it. */
  async personErased(tx: Tx, { id, address }: Pick<ErasedPerson, 'id' | 'address'>): Promise<void> {
    if (address !== null) await eraseWhere(tx, sql`email = ${address}`)
    await eraseFormerLinks(tx, { person: id, address })
    await tx
      .deleteFrom('corrected_invites')
      .where((where) => where.or([where('inviter_id', '=', id), where('email', '=', address ?? '')]))
      .execute()
  },
}

async function eraseWhere(tx: Tx, condition: RawBuilder<boolean>): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ email: ERASED_ADDRESS, token: sql`gen_random_uuid()::text` })
    .where(condition)
    .execute()
}
