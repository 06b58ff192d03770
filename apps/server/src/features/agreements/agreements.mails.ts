import { CHECK_IN_DAYS, type Party } from '@squash/contract/values'
import { checkInsFrom } from '@squash/rules/agreements/check-in'
import type { EventOf } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { findRecipient, type MailKind, type MailPreferences } from '../mail-preferences/public.ts'
import {
  listUnsubscribe,
  type Outcome,
  type RenderedMail,
  renderAgreementChanged,
  renderAgreementConfirmed,
  renderAgreementWaiting,
  renderCheckIn,
} from '../mails/public.ts'
import { findAgreement } from './agreements.store.ts'
import { findToken } from './check-ins.store.ts'
import type { StoredAgreement } from './stored-agreement.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }
type Notice = { key: string; kind: MailKind }

/** Mail about agreements: durable, once per event, and only to users who want it. */
export function agreementMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** Mails one party of an agreement, unless they have switched such mail off. */
  async function mailParty(
    stored: StoredAgreement,
    recipient: Party,
    { key, kind }: Notice,
    render: (about: Outcome & { recipient: Party }) => RenderedMail,
  ): Promise<void> {
    const { conflict } = stored.agreement
    const person = stored[recipient]
    const other = stored[recipient === 'user1' ? 'user2' : 'user1']
    const to = person && other ? await findRecipient(db, person.id, other.id) : null
    const permission = to === null ? null : await preferences.permit(to, kind)
    if (to === null || !permission || !person || !other) return
    const { unsubscribeUrl } = permission
    await mailer.send({
      key: `${key}:${conflict}:${person.id}`,
      to,
      headers: listUnsubscribe(unsubscribeUrl),
      about: [other.id],
      ...render({
        recipient,
        siteUrl,
        conflictId: conflict,
        conflictTitle: stored.title,
        otherFirstName: other.first_name,
        unsubscribeUrl,
      }),
    })
  }

  /** Mails the other party up to once a day, however often a user edits. */
  async function mailChanged({ conflict, by, at }: EventOf<'agreement.changed'>): Promise<void> {
    const stored = await findAgreement(db, conflict)
    const other = stored && otherThan(stored, by)
    if (!stored || !other || stored.agreement.confirmed_at !== null) return
    const notice = { key: `agreement_changed:${new Date(at).toISOString().slice(0, 10)}`, kind: 'your_turn' } as const
    await mailParty(stored, other, notice, renderAgreementChanged)
  }

  async function mailConfirmed(event: EventOf<'agreement.confirmed'>): Promise<void> {
    const { conflict, by, revision, complete } = event
    const stored = await findAgreement(db, conflict)
    const other = stored && otherThan(stored, by)
    // If it has changed since, the mail about the change is on its way.
    if (!stored || !other || stored.agreement.revision !== revision) return
    if (complete) return mailAgreed(stored)
    if (stored.agreement.confirmed_at !== null) return
    await mailParty(stored, other, { key: `agreement_waiting:${revision}`, kind: 'your_turn' }, renderAgreementWaiting)
  }

  async function mailAgreed(stored: StoredAgreement): Promise<void> {
    const { revision, commitments, agreed_at, confirmed_at } = stored.agreement
    const isFirst = agreed_at?.getTime() === confirmed_at?.getTime()
    const notice = { key: `agreement_confirmed:${revision}`, kind: 'outcomes' } as const
    for (const party of ['user1', 'user2'] as const) {
      const checkInDays = isFirst && agreed_at ? daysOf(agreed_at, stored[party]?.time_zone ?? 'UTC') : []
      await mailParty(stored, party, notice, (about) =>
        renderAgreementConfirmed({ ...about, commitments, askedOn: checkInDays }),
      )
    }
  }

  /** Does nothing if the check-in has been answered in the meantime. */
  async function mailCheckIn(event: EventOf<'agreement.check_in_due'>): Promise<void> {
    const { conflict, person, day, reminder: isReminder } = event
    const stored = await findAgreement(db, conflict)
    const token = await findToken(db, conflict, day, person)
    if (!stored || token === null) return
    const party = stored.user1?.id === person ? 'user1' : 'user2'
    const commitments = stored.in_force_commitments
    const notice = { key: `check_in:${day}:${isReminder ? 2 : 1}`, kind: 'check_ins' } as const
    await mailParty(stored, party, notice, (about) => renderCheckIn({ ...about, commitments, day, isReminder, token }))
  }

  return {
    subscriptions: [
      { name: 'agreements.mail-changed', on: { 'agreement.changed': mailChanged } },
      { name: 'agreements.mail-confirmed', on: { 'agreement.confirmed': mailConfirmed } },
      { name: 'agreements.mail-check-in', on: { 'agreement.check_in_due': mailCheckIn } },
    ],
  }
}

const otherThan = ({ user1, user2 }: StoredAgreement, person: string): Party | null =>
  user1?.id === person ? 'user2' : user2?.id === person ? 'user1' : null

/** The days of a user's check-ins in their own time zone, such as "29 November". */
function daysOf(agreed_at: Date, timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone })
  const due = checkInsFrom(agreed_at).filter(({ party }) => party === 'user1')
  return CHECK_IN_DAYS.flatMap((day) => due.filter((one) => one.day === day).map(({ due_at }) => format.format(due_at)))
}
