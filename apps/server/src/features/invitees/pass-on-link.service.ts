import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { INVITE_TABLES, type UnansweredInvite } from './invite-tables.ts'

/** The page that a link to pass on opens. @param token the invite's `pass_on_token`, never the mailed one */
export const passOnPath = (token: string): string => `/invite/${token}`

type Seen = { token: string; held_back: boolean; inviter_id: string | null; holder_id: string | null }

/**
 * Whether an unanswered invite opens. By the mailed link not while a block withholds it. The link to pass on has to open just the
 * same then, because its creator can try it: it stays shut for the person who blocked, signed in, and for nobody else.
 * @param by the token of the link, and who follows it; null without a session
 */
export function opensBy(invite: Seen, by: { token: string; person: string | null }): boolean {
  if (!invite.held_back) return true
  if (by.token === invite.token) return false
  return by.person === null || by.person === invite.inviter_id || by.person !== invite.holder_id
}

/** The path of the link that its creator may pass on, while the invite is unanswered and queued; null otherwise. */
export async function findPassOnPath(
  db: Db,
  { kind, subject, inviter }: Omit<UnansweredInvite, 'email'>,
): Promise<string | null> {
  const { invites, subjects, ...table } = INVITE_TABLES[kind]
  const { rows } = await sql<{ pass_on_token: string }>`
    select i.pass_on_token from ${sql.table(invites)} i
    join ${sql.table(subjects)} s on s.id = i.${sql.ref(table.subject)} and s.status = 'pending'
    where s.id = ${subject} and i.inviter_id = ${inviter} and i.times_sent = 0`.execute(db)
  return rows[0] ? passOnPath(rows[0].pass_on_token) : null
}
