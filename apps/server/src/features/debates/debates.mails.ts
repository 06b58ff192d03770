import type { Debate } from '@squash/rules/debates/debate'
import type { EventOf } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import { findRecipient } from '../mail-preferences/public.ts'
import type { RenderedMail } from '../mails/public.ts'
import {
  type DebateNews,
  listUnsubscribe,
  renderDebateAnswered,
  renderDebateDecided,
  renderDebateDeclined,
} from '../mails/public.ts'
import { findDebate } from './debates.store.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mail about debates: durable, once per event, and only to users who want it. */
export function debateMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** Mails one party about an event in their debate. @param render returns null if there is nothing to say any more */
  async function mailParty(
    reason: string,
    id: string,
    person: string | null,
    render: (news: DebateNews, debate: Debate) => RenderedMail | null,
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
    const mail = render({ siteUrl, debateId: id, debateTitle: debate.title, otherFirstName, unsubscribeUrl }, debate)
    if (mail)
      await mailer.send({
        key: `${reason}:${id}:${person}`,
        to,
        headers: listUnsubscribe(unsubscribeUrl),
        about: other ? [other.id] : [],
        ...mail,
      })
  }

  async function mailBoth({ debate: id, parties }: EventOf<'debate.completed'>): Promise<void> {
    for (const person of parties) {
      await mailParty('debate-decided', id, person, (news, debate) => {
        if (debate.status !== 'complete') return null
        const side = debate.creator_id === person ? 'creator' : 'opponent'
        return renderDebateDecided({ ...news, side, outcome: debate.outcome })
      })
    }
  }

  return {
    subscriptions: [
      {
        name: 'debates.mail-answered',
        on: {
          'debate.answered': ({ debate, creator }) =>
            mailParty('debate-answered', debate, creator, renderDebateAnswered),
        },
      },
      {
        name: 'debates.mail-declined',
        on: {
          'debate.expired': async ({ debate, creator, reason }) => {
            if (reason === 'declined') await mailParty('debate-declined', debate, creator, renderDebateDeclined)
          },
        },
      },
      { name: 'debates.mail-decided', on: { 'debate.completed': mailBoth } },
    ],
  }
}
