import type { EventOf } from '@squash/rules'
import { isReminder } from '@squash/rules/conflicts/invite-limits'
import type { Debate } from '@squash/rules/debates/debate'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { findRecipient } from '../mail-preferences/recipient.service.ts'
import { renderDebateInvite, renderDebateNotice } from '../mails/debate-invite.ts'
import {
  type DebateNews,
  renderDebateAnswered,
  renderDebateDecided,
  renderDebateDeclined,
} from '../mails/debate-news.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { findDebate } from './debates.store.ts'
import { findInvite } from './invites.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mail about debates: durable, once per reason, and only to who wants it. */
export function debateMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** To the invited address: an invite while it has no account, else a notice. */
  async function invite(key: string, id: string): Promise<void> {
    const found = await findInvite(db, id)
    if (found?.status !== 'pending' || found.last_sent_at === null || found.held_back) return
    const { email, inviter_id, invitee_id } = found
    const to = invitee_id ? await findRecipient(db, invitee_id, inviter_id) : email
    if (to === null) return
    const permission = await preferences.permit(to, 'invites')
    if (!permission) return
    const { unsubscribeUrl } = permission
    const about = {
      siteUrl,
      inviterFirstName: found.inviter_first_name,
      debateTitle: found.title,
      isReminder: isReminder(found),
      unsubscribeUrl,
    }
    const mail = await (invitee_id
      ? renderDebateNotice({ ...about, debateId: id, token: found.token })
      : renderDebateInvite({ ...about, token: found.token }))
    const named = inviter_id ? [inviter_id] : []
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), about: named, ...mail })
  }

  /** To one of the two, about what happened in their debate. @param render null where there is nothing to tell by now */
  async function tell(
    reason: string,
    id: string,
    person: string | null,
    render: (news: DebateNews, debate: Debate) => Promise<RenderedMail> | null,
  ): Promise<void> {
    const stored = person === null ? null : await findDebate(db, id, person)
    if (!stored || person === null) return
    const { debate, creator, opponent } = stored
    const other = debate.creator_id === person ? opponent : creator
    const to = await findRecipient(db, person, other?.id ?? null)
    if (to === null) return
    const permission = await preferences.permit(to, 'debates')
    if (!permission) return
    const { unsubscribeUrl } = permission
    const otherFirstName = other?.first_name ?? null
    const mail = await render(
      { siteUrl, debateId: id, debateTitle: debate.title, otherFirstName, unsubscribeUrl },
      debate,
    )
    if (mail)
      await mailer.send({
        key: `${reason}:${id}:${person}`,
        to,
        headers: listUnsubscribe(unsubscribeUrl),
        about: other ? [other.id] : [],
        ...mail,
      })
  }

  async function tellBoth({ debate: id, parties }: EventOf<'debate.completed'>): Promise<void> {
    for (const person of parties) {
      await tell('debate-decided', id, person, (news, debate) => {
        if (debate.status !== 'complete') return null
        const side = debate.creator_id === person ? 'creator' : 'opponent'
        return renderDebateDecided({ ...news, side, outcome: debate.outcome })
      })
    }
  }

  return {
    subscriptions: [
      subscription({
        name: 'debates.mail-invite',
        on: ['debate.started'],
        handle: ({ debate }) => invite(`debate-invite:${debate}`, debate),
      }),
      subscription({
        name: 'debates.mail-queued-invite',
        on: ['invite.released'],
        // The same key as at the start: a first mail goes out once, whichever event comes to it.
        handle: async ({ kind, subject }) => {
          if (kind === 'debate') await invite(`debate-invite:${subject}`, subject)
        },
      }),
      subscription({
        name: 'debates.mail-reminder',
        on: ['invite.reminded'],
        handle: async ({ kind, subject }) => {
          if (kind === 'debate') await invite(`debate-invite-reminder:${subject}`, subject)
        },
      }),
      subscription({
        name: 'debates.mail-answered',
        on: ['debate.answered'],
        handle: ({ debate, creator }) => tell('debate-answered', debate, creator, renderDebateAnswered),
      }),
      subscription({
        name: 'debates.mail-declined',
        on: ['debate.expired'],
        handle: async ({ debate, creator, reason }) => {
          if (reason === 'declined') await tell('debate-declined', debate, creator, renderDebateDeclined)
        },
      }),
      subscription({ name: 'debates.mail-decided', on: ['debate.completed'], handle: tellBoth }),
    ],
  }
}
