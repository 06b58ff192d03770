import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notices } from '../notifications/public.ts'
import { findInvite, type InviteSubject } from './store.ts'

type Parts = { database: Database; notices: Notices }

/** Sends a notification to an invited user when their invite is mailed, because it's their turn. */
export function inviteNotices({ database: { db }, notices }: Parts): Background {
  async function notify(subject: InviteSubject): Promise<void> {
    const invite = await findInvite(db, subject)
    if (!invite?.is_open || invite.last_sent_at === null || invite.withheld || !invite.invitee_id) return
    await notices.notify(invite.invitee_id, { kind: subject.kind, id: subject.subject, other: invite.inviter_id })
  }

  return {
    subscriptions: [
      {
        name: 'invites.notify',
        on: {
          'conflict.started': ({ conflict }) => notify({ kind: 'conflict', subject: conflict }),
          'debate.started': ({ debate }) => notify({ kind: 'debate', subject: debate }),
          'invite.released': notify,
          'invite.reminded': notify,
          'invite.resent': ({ conflict }) => notify({ kind: 'conflict', subject: conflict }),
          'invite.corrected': notify,
        },
      },
    ],
  }
}
