import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Referrals } from '../referrals/public.ts'
import type { Invitables } from './invitable.ts'

/** Whether the invite `i` is on no account's list. */
const isOnNoList: RawBuilder<boolean> = sql`case i.kind
  when 'conflict' then exists (
    select from conflict_parties side
    where side.conflict_id = i.conflict_id and side.party = 'user2' and side.person_id is null
  )
  else exists (select from public_debates d where d.id = i.debate_id and d.status = 'pending' and d.invitee_id is null)
end`

/** Withholds the invites that a user has sent to an address without an account. */
async function withholdFromAddress(tx: Tx, { from, email }: { from: string; email: string }): Promise<void> {
  await tx
    .updateTable('invites as i')
    .set({ withheld: true })
    .where('i.email', '=', email.toLowerCase())
    .where('i.inviter_id', '=', from)
    .where(isOnNoList)
    .execute()
}

/** Withholds the invites to an account's address from users that the account has blocked. */
async function withholdFromHolder(tx: Tx, holder: { person: string; email: string }): Promise<void> {
  await tx
    .updateTable('invites as i')
    .from('blocks')
    .set({ withheld: true })
    .whereRef('blocks.blocked_id', '=', 'i.inviter_id')
    .where('blocks.blocker_id', '=', holder.person)
    .where('i.email', '=', holder.email.toLowerCase())
    .where(isOnNoList)
    .execute()
}

/** Withholds the invites to these conflicts and debates. */
async function withhold(tx: Tx, { conflicts, debates }: { conflicts: string[]; debates: string[] }) {
  if (conflicts.length === 0 && debates.length === 0) return
  await tx
    .updateTable('invites')
    .set({ withheld: true })
    .where(sql<boolean>`conflict_id = any(${conflicts}::uuid[]) or debate_id = any(${debates}::uuid[])`)
    .execute()
}

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
   * Called in the transaction that creates a block: withholds unanswered invites permanently. Their sender sees no
   * difference. Conflicts and debates that both take part in stay.
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
