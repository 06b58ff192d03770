import type { InviteKind } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

/** What an invite is for: a conflict or a debate, by its id. */
export type InviteSubject = { kind: InviteKind; subject: string }

export type Invite = InviteSubject & {
  /** Of the mailed link, which only the owner of the address has. It can decline, block and report. */
  token: string
  /** Of the link that its creator passes on, which proves nothing about who follows it. */
  pass_on_token: string
  email: string
  title: string
  /** Waiting for an answer. */
  is_open: boolean
  /** Open, declined or expired; not closed as flagged. */
  is_unanswered: boolean
  inviter_id: string | null
  inviter_first_name: string | null
  /** The confirmed account that holds the address and has the invite on its list. */
  invitee_id: string | null
  /** The confirmed account that holds the address, even if a block has taken the invite off its list. */
  holder_id: string | null
  first_sent_at: Date | null
  last_sent_at: Date | null
  times_sent: number
  /** Whether a block keeps it from reaching its address. */
  withheld: boolean
  /** How often its address was corrected. */
  corrections: number
  /** To a conflict that follows up on an earlier one. */
  is_follow_up: boolean
}

/** The column of `invites` that holds the subject's id. */
export const SUBJECT_COLUMN = { conflict: 'conflict_id', debate: 'debate_id' } as const satisfies Record<
  InviteKind,
  string
>

const invites = (db: Db) =>
  db
    .selectFrom('invites as i')
    .leftJoin('conflicts as c', 'c.id', 'i.conflict_id')
    .leftJoin('conflict_parties as side', (join) =>
      join.onRef('side.conflict_id', '=', 'i.conflict_id').on('side.party', '=', 'user2'),
    )
    .leftJoin('public_debates as d', 'd.id', 'i.debate_id')
    .leftJoin('profiles as p', 'p.id', 'i.inviter_id')
    .select(['i.kind', 'i.token', 'i.pass_on_token', 'i.email', 'i.inviter_id'])
    .select(['i.first_sent_at', 'i.last_sent_at', 'i.times_sent', 'i.withheld', 'i.corrections'])
    .select([
      sql<string>`coalesce(i.conflict_id, i.debate_id)`.as('subject'),
      sql<string>`coalesce(c.title, d.title)`.as('title'),
      sql<boolean>`c.follow_up_of is not null`.as('is_follow_up'),
      sql<boolean>`coalesce(c.status, d.status) = 'pending'`.as('is_open'),
      sql<boolean>`case i.kind
        when 'conflict' then c.user2_id is null and c.closed_reason is distinct from 'flagged'
        else d.status in ('pending', 'expired') end`.as('is_unanswered'),
      sql<string | null>`coalesce(side.person_id, d.invitee_id)`.as('invitee_id'),
      sql<string | null>`(
        select id from profiles holder where lower(holder.email) = i.email and holder.email_confirmed
      )`.as('holder_id'),
      // Strangers read this: a hidden profile has no name for them.
      sql<string | null>`case when not p.is_hidden then p.first_name end`.as('inviter_first_name'),
    ])

/** The invite to a conflict or debate, or null. */
export const findInvite = async (db: Db, { kind, subject }: InviteSubject): Promise<Invite | null> =>
  (await invites(db).where(`i.${SUBJECT_COLUMN[kind]}`, '=', subject).executeTakeFirst()) ?? null

/** An invite by the token of its mailed link, or of the link that its creator passes on; null for any other token. */
export const findInviteByEitherToken = async (db: Db, token: string): Promise<Invite | null> =>
  (await invites(db)
    .where((where) => where.or([where('i.token', '=', token), where('i.pass_on_token', '=', token)]))
    .executeTakeFirst()) ?? null

/** The invite to a conflict or debate, locked until the transaction ends; null if there is none. */
export const lockInvite = async (tx: Tx, { kind, subject }: InviteSubject): Promise<Invite | null> =>
  (await invites(tx).where(`i.${SUBJECT_COLUMN[kind]}`, '=', subject).forUpdate('i').executeTakeFirst()) ?? null

/**
 * Counts a mail as sent.
 * @param expected how many mails were sent before; another number means that a mail was sent in the meantime
 * @returns whether it was counted
 */
export async function markSent(
  tx: Tx,
  { kind, subject }: InviteSubject,
  { expected, at }: { expected: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invites')
    .set({ first_sent_at: sql`coalesce(first_sent_at, ${at})`, last_sent_at: at, times_sent: expected + 1 })
    .where(SUBJECT_COLUMN[kind], '=', subject)
    .where('times_sent', '=', expected)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const sentBy = (db: Db, person: string) =>
  db
    .selectFrom('invites')
    // Not whether it was withheld, which its sender must not learn.
    .select(['email', 'created_at', 'last_sent_at', 'times_sent'])
    .where('inviter_id', '=', person)
    .orderBy('created_at')

/** Every invite to a conflict that a user sent, oldest first. */
export const listSentToConflicts = (db: Db, person: string) =>
  sentBy(db, person)
    .select('conflict_id')
    // A follow-up went to an address that its sender doesn't know.
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('conflicts as c')
            .select('c.id')
            .whereRef('c.id', '=', 'invites.conflict_id')
            .where('c.follow_up_of', 'is not', null),
        )
        .as('is_follow_up'),
    )
    .where('conflict_id', 'is not', null)
    .$narrowType<{ conflict_id: string }>()
    .execute()

/** Every invite to a debate that a user sent, oldest first. */
export const listSentToDebates = (db: Db, person: string) =>
  sentBy(db, person)
    .select('debate_id')
    .where('debate_id', 'is not', null)
    .$narrowType<{ debate_id: string }>()
    .execute()

/** The confirmed account that holds an invited address, or a user's own account once its address is confirmed. */
export async function findHolder(
  db: Db,
  by: InviteSubject | { person: string },
): Promise<{ id: string; email: string } | null> {
  const confirmed = db.selectFrom('profiles').select(['id', 'email']).where('email_confirmed', '=', true)
  const query =
    'person' in by
      ? confirmed.where('id', '=', by.person)
      : confirmed.where(
          sql<string>`lower(email)`,
          '=',
          db.selectFrom('invites').select('invites.email').where(SUBJECT_COLUMN[by.kind], '=', by.subject),
        )
  const holder = await query.executeTakeFirst()
  return holder?.email ? { id: holder.id, email: holder.email } : null
}

/** The calm version of the message that a conflict opens with; null once it has been erased. */
export async function findCalmMessage(db: Db, conflict: string): Promise<string | null> {
  const row = await db
    .selectFrom('conflicts')
    .select('user1_translated_message as text')
    .where('id', '=', conflict)
    .executeTakeFirst()
  return row?.text ?? null
}
