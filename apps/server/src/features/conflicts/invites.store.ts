import type { ClosedReason } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { holderOf } from '../invitees/holder.service.ts'

export type Invite = {
  conflict_id: string
  token: string
  pass_on_token: string
  email: string
  title: string
  status: string
  closed_reason: ClosedReason | null
  inviter_id: string | null
  inviter_first_name: string | null
  /** The confirmed account that holds the address, once there is one. */
  invitee_id: string | null
  /** The same, whether or not a block has taken the invite from it. */
  holder_id: string | null
  answered_by: string | null
  last_sent_at: Date | null
  times_sent: number
  /** From somebody whom the invited person blocked: it reaches nobody. */
  held_back: boolean
}

const invites = (db: Db) =>
  db
    .selectFrom('invites as i')
    .innerJoin('conflicts as c', 'c.id', 'i.conflict_id')
    .leftJoin('profiles as p', 'p.id', 'i.inviter_id')
    .leftJoin('conflict_parties as side', (join) =>
      join.onRef('side.conflict_id', '=', 'c.id').on('side.party', '=', 'user2'),
    )
    .select([
      'i.conflict_id',
      'i.token',
      'i.pass_on_token',
      'i.email',
      'i.inviter_id',
      'i.last_sent_at',
      'i.times_sent',
      'i.held_back',
      'c.title',
      'c.status',
      'c.closed_reason',
      'c.user2_id as answered_by',
      'side.person_id as invitee_id',
    ])
    .select(holderOf('i.email').as('holder_id'))
    // Strangers read this: a hidden profile has no name for them.
    .select(sql<string | null>`case when not p.is_hidden then p.first_name end`.as('inviter_first_name'))

export const findInvite = async (db: Db, conflict: string): Promise<Invite | null> =>
  (await invites(db).where('i.conflict_id', '=', conflict).executeTakeFirst()) ?? null

/** By the mailed link, which only the owner of the address has. */
export const findInviteByToken = async (db: Db, token: string): Promise<Invite | null> =>
  (await invites(db).where('i.token', '=', token).executeTakeFirst()) ?? null

/** By the mailed link, or by the one that the creator passes on. */
export const findInviteByEitherToken = async (db: Db, token: string): Promise<Invite | null> =>
  (await invites(db)
    .where((where) => where.or([where('i.token', '=', token), where('i.pass_on_token', '=', token)]))
    .executeTakeFirst()) ?? null

export const lockInvite = async (tx: Tx, conflict: string): Promise<Invite | null> =>
  (await invites(tx).where('i.conflict_id', '=', conflict).forUpdate('i').executeTakeFirst()) ?? null

export async function markSent(tx: Tx, conflict: string, at: Date): Promise<void> {
  await tx
    .updateTable('invites')
    .set({
      first_sent_at: sql`coalesce(first_sent_at, ${at})`,
      last_sent_at: at,
      times_sent: sql`times_sent + 1`,
    })
    .where('conflict_id', '=', conflict)
    .execute()
}
