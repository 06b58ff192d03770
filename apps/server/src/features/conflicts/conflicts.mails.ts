import type { EventOf } from '@squash/rules/events'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { MailKind, MailPreferences } from '../mail-preferences/public.ts'
import { findRecipient } from '../mail-preferences/public.ts'
import type { RenderedMail } from '../mails/public.ts'
import {
  listUnsubscribe,
  type Outcome,
  renderDeclined,
  renderLeftOpen,
  renderRulingIssued,
  renderRulingRequested,
  renderSquashed,
  renderYourTurn,
} from '../mails/public.ts'
import { findConflict } from './conflicts.store.ts'
import type { StoredConflict } from './stored-conflict.ts'
import { onEachTurn, type Turns } from './turns.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }
type Notice = {
  /** Part of the mail's key, so that it is sent only once. */
  reason: string
  kind: MailKind
  /** Mails a user even about someone they blocked, because it concerns what will be public about them. */
  evenIfBlocked?: boolean
}

/** Mail about conflicts: durable, once per event, and only to users who want it. */
export function conflictMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** @param about the user named in the mail, apart from its recipient */
  async function send(
    { key, to, about }: { key: string; to: string; about: string | null | undefined },
    kind: MailKind,
    render: (stopUrl: string) => RenderedMail,
  ) {
    const permission = await preferences.permit(to, kind)
    if (!permission) return
    const { unsubscribeUrl } = permission
    const headers = listUnsubscribe(unsubscribeUrl)
    await mailer.send({ key, to, headers, about: about ? [about] : [], ...render(unsubscribeUrl) })
  }

  /** Mails one party about an event in their conflict. */
  async function mailParty(
    notice: Notice,
    stored: StoredConflict | null,
    person: string | null | undefined,
    render: (about: Outcome) => RenderedMail,
  ): Promise<void> {
    if (!stored || !person) return
    const { id, title } = stored.conflict
    const other = stored.user1?.id === person ? stored.user2 : stored.user1
    const email = await findRecipient(db, person, notice.evenIfBlocked ? null : (other?.id ?? null))
    if (email === null) return
    const mail = { key: `${notice.reason}:${id}:${person}`, to: email, about: other?.id }
    await send(mail, notice.kind, (unsubscribeUrl) =>
      render({
        siteUrl,
        conflictId: id,
        conflictTitle: title,
        otherFirstName: other?.first_name ?? null,
        unsubscribeUrl,
      }),
    )
  }

  const mailTurns = async ({ stored, turn, parties }: Turns): Promise<void> => {
    for (const party of parties)
      await mailParty({ reason: turn, kind: 'your_turn' }, stored, stored[party]?.id, (about) =>
        renderYourTurn({ ...about, turn }),
      )
  }

  /** Immediately mails the party who didn't request the public ruling. */
  async function mailRulingRequested({ conflict, parties, by }: EventOf<'ruling.requested'>): Promise<void> {
    const other = parties.find((person) => person !== by)
    const notice = { reason: 'ruling_requested', kind: 'outcomes', evenIfBlocked: true } as const
    await mailParty(notice, await findConflict(db, conflict), other, renderRulingRequested)
  }

  /** Mails the other party about a decline, or about leaving it here. Other early endings are only shown on screen. */
  async function mailClosing({ conflict, parties, reason, closed_by }: EventOf<'conflict.abandoned'>): Promise<void> {
    if (reason !== 'declined' && reason !== 'left_open') return
    const other = reason === 'declined' ? parties[0] : parties.find((person) => person !== closed_by)
    const render = reason === 'declined' ? renderDeclined : renderLeftOpen
    await mailParty({ reason, kind: 'outcomes' }, await findConflict(db, conflict), other, render)
  }

  async function mailBoth({ type, conflict, parties }: EventOf<'conflict.resolved' | 'ruling.issued'>): Promise<void> {
    const isRuling = type === 'ruling.issued'
    const stored = await findConflict(db, conflict)
    const notice = { reason: type, kind: 'outcomes', evenIfBlocked: isRuling } as const
    for (const person of parties)
      await mailParty(notice, stored, person, isRuling ? renderRulingIssued : renderSquashed)
  }

  return {
    subscriptions: [
      { name: 'conflicts.mail-your-turn', on: onEachTurn(db, mailTurns) },
      { name: 'conflicts.mail-ruling-requested', on: { 'ruling.requested': mailRulingRequested } },
      // Also mails `left_open`. It keeps its name, because at an update events may wait in the queue of that name.
      { name: 'conflicts.mail-declined', on: { 'conflict.abandoned': mailClosing } },
      { name: 'conflicts.mail-outcome', on: { 'conflict.resolved': mailBoth, 'ruling.issued': mailBoth } },
    ],
  }
}
