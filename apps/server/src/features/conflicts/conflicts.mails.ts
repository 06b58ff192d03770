import type { EventOf } from '@squash/rules'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailKind, MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { renderConflictNotice, renderInvite } from '../mails/invite.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { renderRulingRequested } from '../mails/outcome.ts'
import { renderYourTurn } from '../mails/your-turn.ts'
import { findConflict } from './conflicts.store.ts'
import { findInvite } from './invites.store.ts'
import { findRecipient } from './recipients.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mail about conflicts: durable, at most once per reason, and only to who wants it. */
export function conflictMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  async function send(key: string, to: string, kind: MailKind, render: (stopUrl: string) => Promise<RenderedMail>) {
    const permission = await preferences.permit(to, kind)
    if (!permission) return
    const { unsubscribeUrl } = permission
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), ...(await render(unsubscribeUrl)) })
  }

  /** To the invited address: an invite while it has no account, else a notice. */
  async function inviteOnce(key: string, id: string): Promise<void> {
    const invite = await findInvite(db, id)
    if (invite?.status !== 'pending' || invite.last_sent_at === null) return
    const about = { siteUrl, inviterFirstName: invite.inviter_first_name, conflictTitle: invite.title }
    await send(key, invite.email, 'invites', (unsubscribeUrl) =>
      invite.invitee_id
        ? renderConflictNotice({ ...about, conflictId: id, unsubscribeUrl })
        : renderInvite({ ...about, token: invite.token, unsubscribeUrl }),
    )
  }

  /** The creator learns that the other side is in, and that it is their turn to vote. */
  async function tellCreator({ conflict: id, parties: [creator] }: EventOf<'conflict.mediated'>): Promise<void> {
    const stored = await findConflict(db, id)
    const recipient = creator === null ? null : await findRecipient(db, creator)
    if (!stored || !recipient?.wantsYourTurn) return
    await send(`vote_1:${id}`, recipient.email, 'your_turn', (unsubscribeUrl) =>
      renderYourTurn({
        siteUrl,
        conflictId: id,
        conflictTitle: stored.conflict.title,
        otherFirstName: stored.user2?.first_name ?? null,
        turn: 'vote_1',
        unsubscribeUrl,
      }),
    )
  }

  /** Whoever did not ask for the public ruling is told at once (decisions §1), also when they want no other notices. */
  async function tellOfRuling({ conflict: id, parties, by }: EventOf<'ruling.requested'>): Promise<void> {
    const stored = await findConflict(db, id)
    const other = parties.find((person) => person !== by)
    const recipient = other ? await findRecipient(db, other) : null
    if (!stored || !recipient) return
    const asker = stored.user1?.id === by ? stored.user1 : stored.user2
    const { unsubscribeUrl } = (await preferences.permit(recipient.email, 'your_turn')) ?? {}
    const mail = await renderRulingRequested({
      siteUrl,
      conflictId: id,
      conflictTitle: stored.conflict.title,
      otherFirstName: asker?.first_name ?? null,
      unsubscribeUrl: unsubscribeUrl ?? `${siteUrl}/profile`,
    })
    await mailer.send({ key: `ruling_requested:${id}`, to: recipient.email, ...mail })
  }

  return {
    subscriptions: [
      subscription({
        name: 'conflicts.mail-invite',
        on: ['conflict.started'],
        handle: ({ conflict }) => inviteOnce(`invite:${conflict}`, conflict),
      }),
      subscription({
        name: 'conflicts.mail-invite-again',
        on: ['invite.resent'],
        handle: ({ conflict, at }) => inviteOnce(`invite:${conflict}:${at.toISOString()}`, conflict),
      }),
      subscription({ name: 'conflicts.mail-answered', on: ['conflict.mediated'], handle: tellCreator }),
      subscription({ name: 'conflicts.mail-ruling-requested', on: ['ruling.requested'], handle: tellOfRuling }),
    ],
  }
}
