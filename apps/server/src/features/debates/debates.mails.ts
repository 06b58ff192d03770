import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { renderDebateInvite, renderDebateNotice } from '../mails/debate-invite.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { findInvite } from './invites.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** The mail that asks somebody into a debate: durable, once, and only to who wants it. */
export function debateMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** To the invited address: an invite while it has no account, else a notice. */
  async function invite(id: string): Promise<void> {
    const found = await findInvite(db, id)
    if (found?.status !== 'pending' || found.last_sent_at === null || found.held_back) return
    const permission = await preferences.permit(found.email, 'invites')
    if (!permission) return
    const { unsubscribeUrl } = permission
    const about = { siteUrl, inviterFirstName: found.inviter_first_name, debateTitle: found.title, unsubscribeUrl }
    const mail = await (found.invitee_id
      ? renderDebateNotice({ ...about, debateId: id })
      : renderDebateInvite({ ...about, token: found.token }))
    await mailer.send({
      key: `debate-invite:${id}`,
      to: found.email,
      headers: listUnsubscribe(unsubscribeUrl),
      ...mail,
    })
  }

  return {
    subscriptions: [
      subscription({ name: 'debates.mail-invite', on: ['debate.started'], handle: ({ debate }) => invite(debate) }),
    ],
  }
}
