import type { InviteLink } from '@squash/rules/conflicts/invite-link'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { findInvite, findInviteByEitherToken, type Invite, type InviteSubject, SUBJECT_COLUMN } from './store.ts'

/** An invite and the kind of link that found it. For a former link, the address and holder are those it was mailed to. */
export type FoundInvite = { invite: Invite; link: InviteLink }

/** Finds an invite by any of its links. */
export async function findByLink(db: Db, token: string): Promise<FoundInvite | null> {
  const invite = await findInviteByEitherToken(db, token)
  if (invite) return { invite, link: token === invite.token ? 'mailed' : 'shared' }
  return findFormer(db, token)
}

async function findFormer(db: Db, token: string): Promise<FoundInvite | null> {
  const former = await db
    .selectFrom('former_invite_links as f')
    .select(['f.conflict_id', 'f.debate_id', 'f.email'])
    .select(
      sql<string | null>`(
        select id from profiles holder where lower(holder.email) = f.email and holder.email_confirmed
      )`.as('holder_id'),
    )
    .where('f.token', '=', token)
    .executeTakeFirst()
  const subject = former?.conflict_id ?? former?.debate_id
  if (!former || !subject) return null
  const invite = await findInvite(db, { kind: former.conflict_id === null ? 'debate' : 'conflict', subject })
  return invite && { invite: { ...invite, email: former.email, holder_id: former.holder_id }, link: 'former' }
}

/** Stores the mailed link of an invite whose address is being corrected. */
export async function keepFormerLink(
  tx: Tx,
  { kind, subject, token, email, inviter_id }: Invite,
  corrected_at: Date,
): Promise<void> {
  if (inviter_id === null) return
  await tx
    .insertInto('former_invite_links')
    .values({ token, email, inviter_id, corrected_at, [SUBJECT_COLUMN[kind]]: subject })
    .execute()
}

/** Deletes the former links of an invite, or those that a user was mailed or has sent. */
export async function eraseFormerLinks(
  tx: Tx,
  owner: InviteSubject | { person: string; address: string | null },
): Promise<void> {
  const links = tx.deleteFrom('former_invite_links')
  if ('kind' in owner) await links.where(SUBJECT_COLUMN[owner.kind], '=', owner.subject).execute()
  else
    await links
      .where((where) => where.or([where('inviter_id', '=', owner.person), where('email', '=', owner.address ?? '')]))
      .execute()
}

/** Deletes the former links of invites corrected at or before this time. */
export async function forgetFormerLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('former_invite_links').where('corrected_at', '<=', before).execute()
}
