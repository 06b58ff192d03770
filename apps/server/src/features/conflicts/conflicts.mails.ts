import type { EventOf } from '@squash/rules'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailKind, MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { renderConflictNotice, renderInvite } from '../mails/invite.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { type Outcome, renderRulingIssued, renderRulingRequested, renderSquashed } from '../mails/outcome.ts'
import { renderYourTurn } from '../mails/your-turn.ts'
import { findConflict } from './conflicts.store.ts'
import { findInvite } from './invites.store.ts'
import { findRecipient } from './recipients.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mail about conflicts: durable, once per reason, and only to who wants it. */
export function conflictMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  async function send(key: string, to: string, kind: MailKind, render: (stopUrl: string) => Promise<RenderedMail>) {
    const permission = await preferences.permit(to, kind)
    if (!permission) return
    const { unsubscribeUrl } = permission
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), ...(await render(unsubscribeUrl)) })
  }

  /** To the invited address: an invite while it has no account, else a notice. */
  async function invite(key: string, id: string): Promise<void> {
    const found = await findInvite(db, id)
    if (found?.status !== 'pending' || found.last_sent_at === null || found.held_back) return
    const about = { siteUrl, inviterFirstName: found.inviter_first_name, conflictTitle: found.title }
    await send(key, found.email, 'invites', (unsubscribeUrl) =>
      found.invitee_id
        ? renderConflictNotice({ ...about, conflictId: id, unsubscribeUrl })
        : renderInvite({ ...about, token: found.token, unsubscribeUrl }),
    )
  }

  /** To one party, about what happened in their conflict. */
  async function tell(
    reason: string,
    id: string,
    person: string | null | undefined,
    render: (about: Outcome) => Promise<RenderedMail>,
  ): Promise<void> {
    const stored = await findConflict(db, id)
    if (!stored || !person) return
    const other = stored.user1?.id === person ? stored.user2 : stored.user1
    const recipient = await findRecipient(db, person, other?.id ?? null)
    if (!recipient?.wantsNotices) return
    await send(`${reason}:${id}:${person}`, recipient.email, 'your_turn', (unsubscribeUrl) =>
      render({
        siteUrl,
        conflictId: id,
        conflictTitle: stored.conflict.title,
        otherFirstName: other?.first_name ?? null,
        unsubscribeUrl,
      }),
    )
  }

  /** The creator, who has waited longest, learns that the other side is in. */
  const tellCreator = ({ conflict, parties: [creator] }: EventOf<'conflict.mediated'>) =>
    tell('answered', conflict, creator, (about) => renderYourTurn({ ...about, turn: 'vote_1' }))

  /** Whoever did not ask for the public ruling is told at once (decisions §1). */
  const tellOfRuling = ({ conflict, parties, by }: EventOf<'ruling.requested'>) => {
    const other = parties.find((person) => person !== by)
    return tell('ruling_requested', conflict, other, renderRulingRequested)
  }

  async function tellBoth({ type, conflict, parties }: EventOf<'conflict.resolved' | 'ruling.issued'>): Promise<void> {
    const render = type === 'conflict.resolved' ? renderSquashed : renderRulingIssued
    for (const person of parties) await tell(type, conflict, person, render)
  }

  return {
    subscriptions: [
      subscription({
        name: 'conflicts.mail-invite',
        on: ['conflict.started'],
        handle: ({ conflict }) => invite(`invite:${conflict}`, conflict),
      }),
      subscription({
        name: 'conflicts.mail-invite-again',
        on: ['invite.resent'],
        handle: ({ conflict, at }) => invite(`invite:${conflict}:${at.toISOString()}`, conflict),
      }),
      subscription({ name: 'conflicts.mail-answered', on: ['conflict.mediated'], handle: tellCreator }),
      subscription({ name: 'conflicts.mail-ruling-requested', on: ['ruling.requested'], handle: tellOfRuling }),
      subscription({ name: 'conflicts.mail-outcome', on: ['conflict.resolved', 'ruling.issued'], handle: tellBoth }),
    ],
  }
}
