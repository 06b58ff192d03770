import {
  button,
  heading,
  link,
  paragraph,
  quotableName,
  quotableTitle,
  type RenderedMail,
  renderLetter,
  steps,
  title,
} from '../../mails/public.ts'
import { declineUrl, type InviteMail, THE_ONLY_REMINDER } from './common.ts'

/**
 * To an address without an account: who invites, what Squash is, what happens to the recipient's texts, and every way
 * out.
 */
export function renderConflictInvite(mail: InviteMail): RenderedMail {
  const { siteUrl, token, inviterFirstName, isReminder, unsubscribeUrl } = mail
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
          `${name} has told their side on Squash, where two people sort out a disagreement with the help of an AI mediator. They called it:`,
        ),
        title(quotableTitle(mail.title)),
        heading('How it works'),
        steps(
          'You read their side, in calmer words than they may have typed.',
          'You answer in your own words, long or short.',
          'The mediator suggests a way forward, and you each say whether it works.',
        ),
        button('See their side', page),
        heading('What happens to what you write'),
        paragraph(
          `${name} gets your message in the mediator’s calmer words, never as you typed it. It all stays between the two of you, unless after three rounds one of you asks for a public ruling. Even then your name stays hidden until you say otherwise.`,
        ),
        heading('Rather not?'),
        paragraph(
          'You can ignore this email: no account is created for you, and the invite closes by itself after 30 days. Or decline right away, without giving a reason.',
        ),
        link('Decline the invite', declineUrl({ siteUrl, token })),
      ],
      footer: [
        paragraph(
          `You’re getting this email because ${name} entered your email address on Squash. You aren’t on any mailing list.`,
        ),
        link('Never send me an invite again', unsubscribeUrl),
      ],
    },
    siteUrl,
  )
}

/** To an account. */
export function renderConflictNotice(notice: InviteMail & { id: string }): RenderedMail {
  const name = quotableName(notice.inviterFirstName)
  const quoted = quotableTitle(notice.title)
  return renderLetter(
    {
      subject: `${notice.isReminder ? 'A reminder: ' : ''}${name} would like to settle something with you: ${quoted}`,
      preheader: 'They’ve told their side and would like to hear yours.',
      heading: 'There’s room for your side',
      body: [
        ...(notice.isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(`${name} has told their side and would like to hear yours. They called it:`),
        title(quoted),
        paragraph(`Take your time. ${name} gets your answer in the mediator’s calmer words, never as you typed it.`),
        button('Read and answer', `${notice.siteUrl}/conflict/${notice.id}`),
        heading('Rather not?'),
        paragraph('Declining costs nothing, and you don’t have to give a reason.'),
        link('Decline the invite', declineUrl(notice)),
      ],
      footer: [
        paragraph(
          'You’re getting this email because you have an account on Squash. A conflict that nobody answers closes after 30 days.',
        ),
        link('Stop emails about new conflicts and debates', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
