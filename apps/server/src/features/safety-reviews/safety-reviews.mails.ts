import type { EventOf } from '@squash/rules'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { findRecipient } from '../mail-preferences/recipient.service.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import { renderReviewDecided } from '../mails/review-decided.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Notifies the author of a request, and nobody else, that it was decided: live, and by mail. */
export function safetyReviewNews({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  async function mailAuthor({ review, conflict, author }: EventOf<'safety_review.decided'>): Promise<void> {
    const to = await findRecipient(db, author, null)
    const permission = to === null ? null : await preferences.permit(to, 'outcomes')
    if (to === null || !permission) return
    const { unsubscribeUrl } = permission
    const mail = await renderReviewDecided({ siteUrl, conflictId: conflict, unsubscribeUrl })
    const key = `safety_review_decided:${review}`
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), about: [], ...mail })
  }

  const announce: Announce = (event) =>
    event.type === 'safety_review.decided'
      ? [
          {
            person: event.author,
            live: { event: 'notification', data: { kind: event.type, conflict_id: event.conflict } },
          },
          { person: event.author, live: { event: 'conflict.changed', data: { conflict_id: event.conflict } } },
        ]
      : []

  return {
    subscriptions: [
      subscription({ name: 'safety-reviews.mail-decided', on: ['safety_review.decided'], handle: mailAuthor }),
    ],
    announce,
  }
}
