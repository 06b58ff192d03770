import type { EventOf } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import { findRecipient } from '../mail-preferences/public.ts'
import { listUnsubscribe, renderReviewDecided } from '../mails/public.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Notifies the author of a request that it was decided, live and by mail. */
export function safetyReviewNotices({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  async function mailAuthor({ review, conflict, author }: EventOf<'safety_review.decided'>): Promise<void> {
    const to = await findRecipient(db, author, null)
    const permission = to === null ? null : await preferences.permit(to, 'outcomes')
    if (to === null || !permission) return
    const { unsubscribeUrl } = permission
    const mail = renderReviewDecided({ siteUrl, conflictId: conflict, unsubscribeUrl })
    const key = `safety_review_decided:${review}`
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), about: [], ...mail })
  }

  const announce: Announce = {
    'safety_review.decided': ({ type, conflict, author: person }) => [
      { person, live: { event: 'notification', data: { kind: type, conflict_id: conflict } } },
      { person, live: { event: 'conflict.changed', data: { conflict_id: conflict } } },
    ],
  }

  return {
    subscriptions: [{ name: 'safety-reviews.mail-decided', on: { 'safety_review.decided': mailAuthor } }],
    announce,
  }
}
