import type { EventOf } from '@squash/rules'
import { opponentOf } from '@squash/rules/debates/debate'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailKind, MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { findRecipient } from '../mail-preferences/recipient.service.ts'
import { renderDebateInvite, renderDebateNotice } from '../mails/debate-invite.ts'
import { type DebateNews, renderDebateAnswered, renderDebateDecided } from '../mails/debate-news.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { findDebate } from './debates.store.ts'
import { findInvite } from './invites.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mail about debates: durable, once per reason, and only to who wants it. */
export function debateMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  async function send(key: string, to: string, kind: MailKind, render: (stopUrl: string) => Promise<RenderedMail>) {
    const permission = await preferences.permit(to, kind)
    if (!permission) return
    const { unsubscribeUrl } = permission
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), ...(await render(unsubscribeUrl)) })
  }

  /** To the invited address: an invite while it has no account, else a notice. */
  async function invite({ debate: id }: EventOf<'debate.started'>): Promise<void> {
    const found = await findInvite(db, id)
    if (found?.status !== 'pending' || found.last_sent_at === null || found.held_back) return
    const about = { siteUrl, inviterFirstName: found.inviter_first_name, debateTitle: found.title }
    await send(`debate-invite:${id}`, found.email, 'invites', (unsubscribeUrl) =>
      found.invitee_id
        ? renderDebateNotice({ ...about, debateId: id, unsubscribeUrl })
        : renderDebateInvite({ ...about, token: found.token, unsubscribeUrl }),
    )
  }

  /** To one of the two, about what happened in their debate. */
  async function tell(
    reason: string,
    id: string,
    person: string | null,
    render: (news: DebateNews) => Promise<RenderedMail>,
  ): Promise<void> {
    const stored = person === null ? null : await findDebate(db, id, person)
    if (!stored || person === null) return
    const isCreator = stored.debate.creator_id === person
    const to = await findRecipient(db, person, isCreator ? opponentOf(stored.debate) : stored.debate.creator_id)
    if (to === null) return
    const otherFirstName = (isCreator ? stored.opponent : stored.creator)?.first_name ?? null
    const news = { siteUrl, debateId: id, debateTitle: stored.debate.title, otherFirstName }
    await send(`${reason}:${id}:${person}`, to, 'debates', (unsubscribeUrl) => render({ ...news, unsubscribeUrl }))
  }

  async function tellBoth({ debate, parties }: EventOf<'debate.completed'>): Promise<void> {
    const stored = await findDebate(db, debate, parties[0] ?? debate)
    if (stored?.debate.status !== 'complete') return
    const { outcome } = stored.debate
    for (const [place, person] of parties.entries()) {
      const side = place === 0 ? 'creator' : 'opponent'
      await tell('debate-decided', debate, person, (news) => renderDebateDecided({ ...news, side, outcome }))
    }
  }

  return {
    subscriptions: [
      subscription({ name: 'debates.mail-invite', on: ['debate.started'], handle: invite }),
      subscription({
        name: 'debates.mail-answered',
        on: ['debate.answered'],
        handle: ({ debate, creator }) => tell('debate-answered', debate, creator, renderDebateAnswered),
      }),
      subscription({ name: 'debates.mail-decided', on: ['debate.completed'], handle: tellBoth }),
    ],
  }
}
