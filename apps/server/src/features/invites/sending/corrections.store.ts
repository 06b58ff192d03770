import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { type Invite, SUBJECT_COLUMN } from '../store.ts'
import { sentAt } from './new-invite.ts'

type Correction = {
  email: string
  token: string
  pass_on_token: string
  mailed: boolean
  withheld: boolean
  at: Date
}

/** Points an invite to its new address, with new links. Mails to the old one are recorded for its daily limit. */
export async function storeCorrection(
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

/** Deletes what no daily limit counts any more. */
export async function forgetCorrected(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('corrected_invites').where('last_sent_at', '<=', before).execute()
}
