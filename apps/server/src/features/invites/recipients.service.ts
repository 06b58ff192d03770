import type { Tx } from '../../platform/database/database.ts'
import type { Referrals } from '../referrals/public.ts'
import type { Invitables } from './invitable.ts'
import { withhold, withholdFromAddress, withholdFromHolder } from './withheld.store.ts'

type Parts = { invitables: Invitables; referrals: Referrals }

/**
 * `isNew`: the account was created with this address, rather than moved to it; only then did the invite bring a new
 * user.
 */
type AddressGained = { person: string; email: string; isNew: boolean }

/**
 * Assigns unanswered invites to the users who may answer them, as accounts gain and lose addresses and block each
 * other.
 */
export const createInviteRecipients = ({ invitables: { conflict, debate }, referrals }: Parts) => ({
  /**
   * Called in the transaction that gives an account a confirmed address: invites waiting for it now belong to the
   * account.
   */
  async addressGained(tx: Tx, { person, email, isNew }: AddressGained): Promise<void> {
    await withholdFromHolder(tx, { person, email })
    const inviters = [
      ...(await conflict.assignUnanswered(tx, { person, email })),
      ...(await debate.assignUnanswered(tx, { person, email })),
    ]
    if (isNew) await referrals.complete(tx, { inviters, person })
  },

  /** Called in the transaction that takes an address from an account. */
  async addressLost(tx: Tx, person: string, email: string): Promise<void> {
    await conflict.unassignUnanswered(tx, { person, email })
    await debate.unassignUnanswered(tx, { person, email })
  },

  /**
   * Called in the transaction that creates a block: unanswered invites are withheld for good. Their sender sees no
   * difference: each keeps waiting. What both already take part in stays readable.
   */
  async personBlocked(tx: Tx, blocker: string, blocked: string): Promise<void> {
    const conflicts = await conflict.unassignBlocked(tx, { blocker, blocked })
    const debates = await debate.unassignBlocked(tx, { blocker, blocked })
    await withhold(tx, { conflicts, debates })
  },

  /** The same for an address without an account, whose invites are on no list yet. */
  addressBlocked: (tx: Tx, email: string, blocked: string): Promise<void> =>
    withholdFromAddress(tx, { from: blocked, email }),
})

export type InviteRecipients = ReturnType<typeof createInviteRecipients>
