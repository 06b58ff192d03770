import { decideCorrection } from '@squash/rules/conflicts/correct-invite'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { ok, refuse } from '@squash/rules/result'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Invitables } from '../invitable.ts'
import { keepFormerLink } from '../links.store.ts'
import { findInvite, type Invite, type InviteSubject, lockInvite, SUBJECT_COLUMN } from '../store.ts'
import { findInboxFacts, lockInbox } from './inbox.ts'
import { sentAt } from './new-invite.ts'

type Parts = {
  clock: Clock
  outbox: Outbox
  newToken: () => string
  invitables: Invitables
  /** Uses up one of the user's invites for the day. @returns null, or the seconds to wait */
  spendInvite: (person: string) => Promise<number | null>
  giveBackInvite: (person: string) => Promise<void>
}

/** Sends an unanswered invite to another address instead, for a creator who mistyped it. */
export const createCorrections = ({ clock, outbox, newToken, invitables, spendInvite, giveBackInvite }: Parts) => ({
  /** Before the transaction: checks the daily limit, for which a correction counts like a new invite. */
  async allow(person: string) {
    const wait = await spendInvite(person)
    return wait === null ? ok(null) : refuse('invite.too_many', { retry_after: wait })
  },

  /** After a refused correction: takes back the invite that `allow` used up. */
  undoAllow: (person: string): Promise<void> => giveBackInvite(person),

  /**
   * The old address and all old links lose access at once, but the mailed link can still report and block. For the new
   * address, mails and blocks are decided as for a new invite, and the answer doesn't reveal either.
   * Refuses anyone but the creator, closed invites, and more than three corrections.
   */
  async correct(tx: Tx, person: string, { kind, subject }: InviteSubject, to: string) {
    const found = await findInvite(tx, { kind, subject })
    if (found?.inviter_id !== person) return refuse('invite.not_found')
    // Sorted, so that two corrections in opposite directions can't deadlock.
    for (const address of [found.email, to].sort()) await lockInbox(tx, address)
    const at = clock.now()
    const { creator_email, withheld, holder_id, mails_to_address } = await findInboxFacts(tx, person, to, at)
    const isStillOpen = await invitables[kind].lockUnanswered(tx, subject)
    const invite = await lockInvite(tx, { kind, subject })
    // Another correction may have come first.
    if (!invite || invite.email !== found.email) return refuse('invite.not_found')
    const decision = decideCorrection({ ...invite, is_open: isStillOpen }, { to, own: creator_email ?? '' })
    if (!decision.ok) return decision
    await invitables[kind].readdress(tx, subject, to)
    await keepFormerLink(tx, invite, at)
    await storeCorrection(tx, invite, {
      email: to,
      token: newToken(),
      pass_on_token: newToken(),
      mailed: mails_to_address < INVITES_PER_DAY.address,
      withheld,
      at,
    })
    if (holder_id !== null && !withheld) await invitables[kind].assignUnanswered(tx, { person: holder_id, email: to })
    await outbox.publish(tx, [{ type: 'invite.corrected', kind, subject, inviter: person, at }])
    return ok(null)
  },
})

export type Corrections = ReturnType<typeof createCorrections>

type Correction = {
  email: string
  token: string
  pass_on_token: string
  mailed: boolean
  withheld: boolean
  at: Date
}

/** Moves an invite to its new address, with new links. Mails to the old address are recorded for its daily limit. */
async function storeCorrection(
  tx: Tx,
  { kind, subject, email, inviter_id, first_sent_at, last_sent_at, times_sent, withheld }: Invite,
  { mailed, at, ...corrected }: Correction,
): Promise<void> {
  if (inviter_id !== null && first_sent_at !== null && last_sent_at !== null)
    await tx
      .insertInto('corrected_invites')
      .values({ email, inviter_id, first_sent_at, last_sent_at, times_sent, withheld })
      .execute()
  await tx
    .updateTable('invites')
    .set({ ...corrected, ...sentAt(mailed, at), corrections: sql`corrections + 1` })
    .where(SUBJECT_COLUMN[kind], '=', subject)
    .execute()
}

/** Deletes the records of mails to former addresses that no daily limit counts any more. */
export async function forgetCorrected(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('corrected_invites').where('last_sent_at', '<=', before).execute()
}
