import { declineUrl } from './decline-url.ts'
import { button, heading, link, paragraph, steps, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { THE_ONLY_REMINDER } from './only-reminder.ts'
import { quotableName, quotableTitle } from './other-peoples-words.ts'

export type Invite = {
  siteUrl: string
  token: string
  inviterFirstName: string | null
  conflictTitle: string
  isReminder: boolean
  /** Stops invites to this address for good. */
  unsubscribeUrl: string
}

/** To somebody without an account: who invites, what Squash is, what becomes of their words, and every way out. */
export function renderInvite({ siteUrl, token, inviterFirstName, conflictTitle, isReminder, unsubscribeUrl }: Invite) {
  const name = quotableName(inviterFirstName)
  const page = `${siteUrl}/invite/${token}`
  return renderLetter(
    {
      subject: `${isReminder ? 'A reminder: ' : ''}${name} would like to settle something with you`,
      preheader: 'Two sides and a calm mediator. Whether you answer is up to you.',
      heading: `${name} would like to settle something with you`,
      body: [
        ...(isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(
          `${name} has told their side on Squash, where two people sort out a disagreement with an AI mediator between them. They called it:`,
        ),
        title(quotableTitle(conflictTitle)),
        heading('How it works'),
        steps(
          'You read their side, in calmer words than it may have been typed.',
          'You answer in your own words, long or short.',
          'The mediator suggests a way out, and you each say whether it works.',
        ),
        button('See their side', page),
        heading('What happens to what you write'),
        paragraph(
          `${name} gets your message in the mediator’s calmer words, never as you typed it. It all stays between the two of you, unless after three rounds one of you asks for a public ruling. Even then your name stays hidden until you say otherwise.`,
        ),
        heading('Rather not?'),
        paragraph(
          'You can ignore this mail: no account is made for you, and the invite closes by itself after 30 days. Or say no right away, without giving a reason.',
        ),
        link('Decline the invite', declineUrl({ siteUrl, token })),
      ],
      footer: [
        paragraph(`You get this because ${name} entered your e-mail address at Squash. You are on no mailing list.`),
        link('Never send me an invite again', unsubscribeUrl),
      ],
    },
    siteUrl,
  )
}

export type ConflictNotice = {
  siteUrl: string
  conflictId: string
  /** Opens the invite's own page, where it can be declined without signing in. */
  token: string
  inviterFirstName: string | null
  conflictTitle: string
  isReminder: boolean
  unsubscribeUrl: string
}

/** To somebody who has an account already. */
export function renderConflictNotice(notice: ConflictNotice): Promise<RenderedMail> {
  const name = quotableName(notice.inviterFirstName)
  const quoted = quotableTitle(notice.conflictTitle)
  return renderLetter(
    {
      subject: `${notice.isReminder ? 'A reminder: ' : ''}${name} started a conflict with you: ${quoted}`,
      preheader: 'Their side is in. Yours is missing.',
      heading: 'Your side is missing',
      body: [
        ...(notice.isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(`${name} has told their side and asks for yours. They called it:`),
        title(quoted),
        paragraph(`Take your time. ${name} gets your answer in the mediator’s calmer words, never as you typed it.`),
        button('Read and answer', `${notice.siteUrl}/conflict/${notice.conflictId}`),
        heading('Rather not?'),
        paragraph('Declining costs nothing, and you don’t have to give a reason.'),
        link('Decline the invite', declineUrl(notice)),
      ],
      footer: [
        paragraph(
          'You get this because you have an account at Squash. A conflict that nobody answers closes after 30 days.',
        ),
        link('Stop mails about new conflicts', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
