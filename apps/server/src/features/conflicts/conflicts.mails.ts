import type { Party } from '@squash/contract/values'
import type { EventOf } from '@squash/rules'
import { isReminder } from '@squash/rules/conflicts/invite-limits'
import { TURN_EVENTS, type TurnEvent, toBeTold, turnAfter } from '@squash/rules/conflicts/your-turn'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { MailKind, MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { findRecipient } from '../mail-preferences/recipient.service.ts'
import { renderConflictNotice, renderInvite } from '../mails/invite.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'
import { listUnsubscribe } from '../mails/list-unsubscribe.ts'
import {
  type Outcome,
  renderDeclined,
  renderRulingIssued,
  renderRulingRequested,
  renderSquashed,
} from '../mails/outcome.ts'
import { renderYourTurn } from '../mails/your-turn.ts'
import { findConflict } from './conflicts.store.ts'
import { findInvite } from './invites.store.ts'
import { findLastVoter } from './last-voter.store.ts'
import type { StoredConflict } from './stored-conflict.ts'

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }
type Notice = {
  /** Part of the mail's key: each reason is mailed once. */
  reason: string
  kind: MailKind
  /** For what will be public about a person: they are told whomever they blocked. */
  evenIfBlocked?: boolean
}

/** Mail about conflicts: durable, once per reason, and only to who wants it. */
export function conflictMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** @param about whoever is named in it besides the recipient */
  async function send(
    { key, to, about }: { key: string; to: string; about: string | null | undefined },
    kind: MailKind,
    render: (stopUrl: string) => Promise<RenderedMail>,
  ) {
    const permission = await preferences.permit(to, kind)
    if (!permission) return
    const { unsubscribeUrl } = permission
    const headers = listUnsubscribe(unsubscribeUrl)
    await mailer.send({ key, to, headers, about: about ? [about] : [], ...(await render(unsubscribeUrl)) })
  }

  /** To the invited address: an invite while it has no account, else a notice. */
  async function invite(key: string, id: string): Promise<void> {
    const found = await findInvite(db, id)
    if (found?.status !== 'pending' || found.last_sent_at === null || found.held_back) return
    const { email, inviter_id, invitee_id } = found
    const to = invitee_id ? await findRecipient(db, invitee_id, inviter_id) : email
    if (to === null) return
    const about = {
      siteUrl,
      inviterFirstName: found.inviter_first_name,
      conflictTitle: found.title,
      isReminder: isReminder(found),
    }
    await send({ key, to, about: inviter_id }, 'invites', (unsubscribeUrl) =>
      invitee_id
        ? renderConflictNotice({ ...about, conflictId: id, token: found.token, unsubscribeUrl })
        : renderInvite({ ...about, token: found.token, unsubscribeUrl }),
    )
  }

  /** To one party, about what happened in their conflict. */
  async function tell(
    notice: Notice,
    stored: StoredConflict | null,
    person: string | null | undefined,
    render: (about: Outcome) => Promise<RenderedMail>,
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

  async function tellWhoseTurn(event: TurnEvent): Promise<void> {
    const turn = turnAfter(event)
    const stored = turn && (await findConflict(db, event.conflict))
    if (!turn || !stored) return
    const told = toBeTold(stored.conflict, turn, await lastMover(event))
    for (const party of told)
      await tell({ reason: turn, kind: 'your_turn' }, stored, stored[party]?.id, (about) =>
        renderYourTurn({ ...about, turn }),
      )
  }

  /** Whose move led to the event. */
  async function lastMover(event: TurnEvent): Promise<Party | null> {
    switch (event.type) {
      case 'conflict.mediated':
        return 'user2'
      case 'satisfaction.voted':
        return event.party
      case 'conflict.rehashed':
      case 'core_issues.opened':
        return findLastVoter(db, event.conflict)
      case 'conflict.reflected':
        return null
    }
  }

  /** Whoever did not ask for the public ruling is told at once (decisions §1). */
  async function tellOfRuling({ conflict, parties, by }: EventOf<'ruling.requested'>): Promise<void> {
    const other = parties.find((person) => person !== by)
    const notice = { reason: 'ruling_requested', kind: 'outcomes', evenIfBlocked: true } as const
    await tell(notice, await findConflict(db, conflict), other, renderRulingRequested)
  }

  /** The creator learns of a decline, and of nothing else that closes a conflict early: screens say that. */
  async function tellOfDecline({ conflict, parties, reason }: EventOf<'conflict.abandoned'>): Promise<void> {
    if (reason !== 'declined') return
    await tell({ reason: 'declined', kind: 'outcomes' }, await findConflict(db, conflict), parties[0], renderDeclined)
  }

  async function tellBoth({ type, conflict, parties }: EventOf<'conflict.resolved' | 'ruling.issued'>): Promise<void> {
    const isRuling = type === 'ruling.issued'
    const stored = await findConflict(db, conflict)
    const notice = { reason: type, kind: 'outcomes', evenIfBlocked: isRuling } as const
    for (const person of parties) await tell(notice, stored, person, isRuling ? renderRulingIssued : renderSquashed)
  }

  return {
    subscriptions: [
      subscription({
        name: 'conflicts.mail-invite',
        on: ['conflict.started'],
        handle: ({ conflict }) => invite(`invite:${conflict}`, conflict),
      }),
      subscription({
        name: 'conflicts.mail-queued-invite',
        on: ['invite.released'],
        // The same key as at the start: a first mail goes out once, whichever event comes to it.
        handle: async ({ kind, subject }) => {
          if (kind === 'conflict') await invite(`invite:${subject}`, subject)
        },
      }),
      subscription({
        name: 'conflicts.mail-invite-again',
        on: ['invite.resent'],
        handle: ({ conflict, at }) => invite(`invite:${conflict}:${at.toISOString()}`, conflict),
      }),
      subscription({
        name: 'conflicts.mail-reminder',
        on: ['invite.reminded'],
        handle: async ({ kind, subject }) => {
          if (kind === 'conflict') await invite(`invite-reminder:${subject}`, subject)
        },
      }),
      subscription({ name: 'conflicts.mail-your-turn', on: TURN_EVENTS, handle: tellWhoseTurn }),
      subscription({ name: 'conflicts.mail-ruling-requested', on: ['ruling.requested'], handle: tellOfRuling }),
      subscription({ name: 'conflicts.mail-declined', on: ['conflict.abandoned'], handle: tellOfDecline }),
      subscription({ name: 'conflicts.mail-outcome', on: ['conflict.resolved', 'ruling.issued'], handle: tellBoth }),
    ],
  }
}
