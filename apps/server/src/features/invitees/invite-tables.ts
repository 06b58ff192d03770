import { bannedAt } from '@squash/auth'
import type { InviteKind } from '@squash/contract/values'
import { sql } from 'kysely'

/** The two tables of invites, which have one shape: what an invite is to, and where that is kept. */
export const INVITE_TABLES = {
  conflict: { invites: 'invites', subject: 'conflict_id', subjects: 'conflicts' },
  debate: { invites: 'debate_invites', subject: 'debate_id', subjects: 'public_debates' },
} as const satisfies Record<InviteKind, object>

export type UnansweredInvite = { kind: InviteKind; subject: string; email: string; inviter: string }

/**
 * The unanswered invites of one kind whose inviter can be answered: neither banned, nor about to delete their account. A select
 * without its conditions on the invite `i`, which follow with `and`.
 */
export const selectUnanswered = (kind: InviteKind, now: Date) => {
  const { invites, subject, subjects } = INVITE_TABLES[kind]
  return sql`
    select ${sql.lit(kind)} as kind, s.id as subject, i.email, i.inviter_id as inviter, i.created_at, i.last_sent_at
    from ${sql.table(invites)} i
    join ${sql.table(subjects)} s on s.id = i.${sql.ref(subject)} and s.status = 'pending'
    join profiles inviter on inviter.id = i.inviter_id and inviter.erase_at is null
    where not ${bannedAt(sql.ref('i.inviter_id'), now)}`
}
