import type { DebateStatus } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { holderOf } from '../invitees/holder.service.ts'

export type DebateInvite = {
  debate_id: string
  token: string
  pass_on_token: string
  email: string
  title: string
  status: DebateStatus
  inviter_id: string | null
  inviter_first_name: string | null
  /** The confirmed account that holds the address, once there is one. */
  invitee_id: string | null
  /** The same, whether or not a block has taken the invite from it. */
  holder_id: string | null
  last_sent_at: Date | null
  times_sent: number
  /** From somebody whom the invited person blocked: it reaches nobody. */
  held_back: boolean
}

const invites = (db: Db) =>
  db
    .selectFrom('debate_invites as i')
    .innerJoin('public_debates as d', 'd.id', 'i.debate_id')
    .leftJoin('profiles as p', 'p.id', 'i.inviter_id')
    .select([
      'i.debate_id',
      'i.token',
      'i.pass_on_token',
      'i.email',
      'i.inviter_id',
      'i.last_sent_at',
      'i.times_sent',
      'i.held_back',
      'd.title',
      'd.status',
      'd.invitee_id',
    ])
    .select(holderOf('i.email').as('holder_id'))
    // Strangers read this: a hidden profile has no name for them.
    .select(sql<string | null>`case when not p.is_hidden then p.first_name end`.as('inviter_first_name'))

export const findInvite = async (db: Db, debate: string): Promise<DebateInvite | null> =>
  (await invites(db).where('i.debate_id', '=', debate).executeTakeFirst()) ?? null

/** By the mailed link, which only the owner of the address has. */
export const findInviteByToken = async (db: Db, token: string): Promise<DebateInvite | null> =>
  (await invites(db).where('i.token', '=', token).executeTakeFirst()) ?? null

/** By the mailed link, or by the one that the creator passes on. */
export const findInviteByEitherToken = async (db: Db, token: string): Promise<DebateInvite | null> =>
  (await invites(db)
    .where((where) => where.or([where('i.token', '=', token), where('i.pass_on_token', '=', token)]))
    .executeTakeFirst()) ?? null
