import { addressHash } from '../../platform/address-hash.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { MailKind } from './mail-kinds.ts'

const KINDS = ['invites', 'your_turn', 'outcomes', 'debates', 'check_ins'] as const satisfies readonly MailKind[]

/**
 * Called in the transaction that erases an account. What an address unsubscribed from stays stored under its hash, because
 * unsubscribing is for good, with or without an account.
 */
export const forgetMailPreferences = {
  async personErased(tx: Tx, { reachedBy }: ErasedPerson): Promise<void> {
    if (reachedBy.length === 0) return
    await tx
      .deleteFrom('mail_preferences')
      .where('address_hash', 'in', reachedBy.map(addressHash))
      .where((eb) => eb.and(KINDS.map((kind) => eb(kind, '=', true))))
      .execute()
  },
}
