import type { MyData } from '@squash/contract/account'
import type { Database } from '../../platform/database/database.ts'
import { listSentToConflicts, listSentToDebates } from './store.ts'

const times = ({ created_at, last_sent_at }: { created_at: Date; last_sent_at: Date | null }) => ({
  created_at: created_at.toISOString(),
  last_sent_at: last_sent_at?.toISOString() ?? null,
})

/** The invites that a user sent, for their download. */
export const createInviteExport = ({ db }: Pick<Database, 'db'>) => ({
  async toConflicts(person: string): Promise<MyData['invites_sent']> {
    const invites = await listSentToConflicts(db, person)
    return invites.map(({ is_follow_up, email, ...invite }) => ({
      ...invite,
      email: is_follow_up ? '' : email,
      ...times(invite),
    }))
  },

  async toDebates(person: string): Promise<MyData['debate_invites_sent']> {
    return (await listSentToDebates(db, person)).map((invite) => ({ ...invite, ...times(invite) }))
  },
})
