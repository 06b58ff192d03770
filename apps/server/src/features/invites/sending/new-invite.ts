import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import type { Statement, Tx } from '../../../platform/database/database.ts'
import type { InviteSubject } from '../store.ts'
import { findInboxFacts } from './inbox.ts'

/** An invite before it is stored. */
export type NewInvite = { token: string; pass_on_token: string; mailed: boolean; withheld: boolean }

type PreparedInvite = {
  creator_email: string
  /** The confirmed account that holds the invited address, unless it blocked the creator: then the invite reaches no account. */
  invitee_id: string | null
  invite: NewInvite
  /** What the creator sees; the same whether or not a block withholds the invite. */
  answer: { invite: 'sent' | 'notified'; mail_queued: boolean }
}

/** Reads what decides how an invite goes out, with the address locked until the transaction ends. */
export async function prepareInvite(
  tx: Tx,
  { creator, email, at, newToken }: { creator: string; email: string; at: Date; newToken: () => string },
): Promise<PreparedInvite> {
  const { creator_email, holder_id, withheld, mails_to_address } = await findInboxFacts(tx, creator, email, at)
  const mailed = mails_to_address < INVITES_PER_DAY.address
  return {
    creator_email: creator_email ?? '',
    invitee_id: withheld ? null : holder_id,
    invite: { token: newToken(), pass_on_token: newToken(), mailed, withheld },
    answer: { invite: holder_id === null ? 'sent' : 'notified', mail_queued: mailed },
  }
}

/** The columns for a first mail: sent now, or not yet. */
export const sentAt = (mailed: boolean, at: Date) => ({
  first_sent_at: mailed ? at : null,
  last_sent_at: mailed ? at : null,
  times_sent: mailed ? 1 : 0,
})

type Sent = InviteSubject & { email: string; inviter: string | null; created_at: Date }

/** Stores an invite. @param statement the one that stores its conflict or debate */
export const insertInvite = (
  statement: Statement,
  { kind, subject, email, inviter, created_at }: Sent,
  { token, pass_on_token, mailed, withheld }: NewInvite,
) =>
  statement.insertInto('invites').values({
    kind,
    conflict_id: kind === 'conflict' ? subject : null,
    debate_id: kind === 'debate' ? subject : null,
    token,
    pass_on_token,
    email,
    inviter_id: inviter,
    created_at,
    ...sentAt(mailed, created_at),
    withheld,
  })
