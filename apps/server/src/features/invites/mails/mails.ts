import { INVITE_KINDS, type InviteKind } from '@squash/contract/values'
import { isReminder } from '@squash/rules/conflicts/invite-limits'
import type { Background } from '../../../feature.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { Subscription } from '../../../platform/outbox/outbox.ts'
import { findRecipient, type MailPreferences } from '../../mail-preferences/public.ts'
import { listUnsubscribe, type RenderedMail } from '../../mails/public.ts'
import { findInvite, type InviteSubject } from '../store.ts'
import { type InviteMail, renderInvite, renderNotice } from './common.ts'

type Kind = {
  /** The prefix of its queues' names. */
  queue: string
  /** The prefix of its mails' keys. */
  key: string
  /** To an address without an account. */
  invite(mail: InviteMail): RenderedMail
  /** To an account. */
  notice(mail: InviteMail & { id: string }): RenderedMail
}

type Parts = { database: Database; mailer: Mailer; preferences: MailPreferences; siteUrl: string }

/** Mails invites and their reminders: durable, once each, and only to addresses that want them. */
export function inviteMails({ database: { db }, mailer, preferences, siteUrl }: Parts): Background {
  /** An invite if the address has no account, otherwise a notice. */
  async function send(prefix: string, subject: InviteSubject, suffix = ''): Promise<void> {
    const invite = await findInvite(db, subject)
    if (!invite?.is_open || invite.last_sent_at === null || invite.withheld) return
    const { email, inviter_id, invitee_id } = invite
    const to = invitee_id ? await findRecipient(db, invitee_id, inviter_id) : email
    const permission = to === null ? null : await preferences.permit(to, 'invites')
    if (to === null || !permission) return
    const { unsubscribeUrl } = permission
    const about: InviteMail = {
      siteUrl,
      inviterFirstName: invite.inviter_first_name,
      title: invite.title,
      token: invite.token,
      isReminder: isReminder(invite),
      unsubscribeUrl,
    }
    const render = KINDS[subject.kind]
    const mail = invitee_id ? render.notice({ ...about, id: subject.subject }) : render.invite(about)
    const named = inviter_id ? [inviter_id] : []
    // Lets a corrected invite be mailed even if it was already mailed to its old address.
    const correction = invite.corrections > 0 ? `:corrected-${invite.corrections}` : ''
    const key = `${prefix}:${subject.subject}${correction}${suffix}`
    await mailer.send({ key, to, headers: listUnsubscribe(unsubscribeUrl), about: named, ...mail })
  }

  /** Uses the same key for a start and a release, so that the first mail is sent once, whichever event comes first. */
  const sendFirst = (invite: InviteSubject) => send(KINDS[invite.kind].key, invite)
  const remind = (invite: InviteSubject) => send(`${KINDS[invite.kind].key}-reminder`, invite)

  return {
    subscriptions: [
      {
        name: 'conflicts.mail-invite',
        on: { 'conflict.started': ({ conflict }) => sendFirst({ kind: 'conflict', subject: conflict }) },
      },
      {
        name: 'debates.mail-invite',
        on: { 'debate.started': ({ debate }) => sendFirst({ kind: 'debate', subject: debate }) },
      },
      {
        name: 'conflicts.mail-invite-again',
        on: {
          'invite.resent': ({ conflict, at }) =>
            send('invite', { kind: 'conflict', subject: conflict }, `:${at.toISOString()}`),
        },
      },
      ...INVITE_KINDS.flatMap((kind): Subscription[] => [
        {
          name: `${KINDS[kind].queue}.mail-queued-invite`,
          on: {
            'invite.released': async (invite) => {
              if (invite.kind === kind) await sendFirst(invite)
            },
            'invite.corrected': async (invite) => {
              if (invite.kind === kind) await sendFirst(invite)
            },
          },
        },
        {
          name: `${KINDS[kind].queue}.mail-reminder`,
          on: {
            'invite.reminded': async (invite) => {
              if (invite.kind === kind) await remind(invite)
            },
          },
        },
      ]),
    ],
  }
}

export const renderConflictInvite = (mail: InviteMail): RenderedMail =>
  renderInvite(mail, (name) => ({
    wish: 'settle something',
    preheader: 'Two sides and a calm mediator. Whether you answer is up to you.',
    opening: `${name} has told their side on Squash, where two people sort out a disagreement with the help of an AI mediator. They called it:`,
    steps: [
      'You read their side, in calmer words than they may have typed.',
      'You answer in your own words, long or short.',
      'The mediator suggests a way forward, and you each say whether it works.',
    ],
    readers: {
      heading: 'What happens to what you write',
      text: `The mediator helps you put it calmly, and ${name} reads only the version you approve. It all stays between the two of you, unless after three rounds one of you asks for a public ruling. Even then your name stays hidden until you say otherwise.`,
    },
  }))

export const renderConflictNotice = (mail: InviteMail & { id: string }): RenderedMail =>
  renderNotice(mail, (name) => ({
    subject: `${name} would like to settle something with you`,
    preheader: 'They’ve told their side and would like to hear yours.',
    heading: 'Your side matters, too',
    opening: `${name} has told their side and would like to hear yours. They called it:`,
    readers: `Take your time. The mediator helps you put it calmly, and ${name} reads only the version you approve.`,
    path: `/conflict/${mail.id}`,
    closes: 'A conflict that nobody answers closes after 30 days.',
  }))

export const renderDebateInvite = (mail: InviteMail): RenderedMail =>
  renderInvite(mail, (name) => ({
    wish: 'debate something',
    preheader: 'One question, two sides, seven days of voting. Whether you answer is up to you.',
    opening: `${name} has taken a side on Squash, and would like you to take the other. The question:`,
    steps: [
      'You read their side and their argument.',
      'You write yours, in a few sentences.',
      'Everyone on Squash can vote for seven days. The side with more votes wins.',
    ],
    readers: {
      heading: 'A debate is public',
      text: 'Once you’ve answered, anyone who’s signed in can read both arguments, with your first name and username, but not your email address.',
    },
  }))

export const renderDebateNotice = (mail: InviteMail & { id: string }): RenderedMail =>
  renderNotice(mail, (name) => ({
    subject: `${name} invited you to a debate`,
    preheader: 'They’ve taken a side. The other one is yours.',
    heading: 'The other side is yours',
    opening: `${name} has taken a side and would like you to take the other. The question:`,
    readers: 'Once you’ve answered, anyone who’s signed in can read both arguments and vote for seven days.',
    path: `/debates/respond/${mail.id}`,
    closes: 'An invite that nobody answers closes after 30 days.',
  }))

/**
 * Queued jobs and the stored keys of sent mails outlive an upgrade: renaming these would lose mails or send them twice.
 */
const KINDS: Record<InviteKind, Kind> = {
  conflict: { queue: 'conflicts', key: 'invite', invite: renderConflictInvite, notice: renderConflictNotice },
  debate: { queue: 'debates', key: 'debate-invite', invite: renderDebateInvite, notice: renderDebateNotice },
}
