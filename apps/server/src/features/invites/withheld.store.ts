import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Whether the invite `i` is on no account's list. */
const isOnNoList: RawBuilder<boolean> = sql`case i.kind
  when 'conflict' then exists (
    select from conflict_parties side
    where side.conflict_id = i.conflict_id and side.party = 'user2' and side.person_id is null
  )
  else exists (select from public_debates d where d.id = i.debate_id and d.status = 'pending' and d.invitee_id is null)
end`

/** Withholds what a user has sent to an address that no account holds. */
export async function withholdFromAddress(tx: Tx, { from, email }: { from: string; email: string }): Promise<void> {
  await tx
    .updateTable('invites as i')
    .set({ withheld: true })
    .where('i.email', '=', email.toLowerCase())
    .where('i.inviter_id', '=', from)
    .where(isOnNoList)
    .execute()
}

/** Withholds the invites that users blocked by this account have sent to its address. */
export async function withholdFromHolder(tx: Tx, holder: { person: string; email: string }): Promise<void> {
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
export async function withhold(tx: Tx, { conflicts, debates }: { conflicts: string[]; debates: string[] }) {
  if (conflicts.length === 0 && debates.length === 0) return
  await tx
    .updateTable('invites')
    .set({ withheld: true })
    .where(sql<boolean>`conflict_id = any(${conflicts}::uuid[]) or debate_id = any(${debates}::uuid[])`)
    .execute()
}
