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

/** To an address without an account: who asks, how a debate works, that it is public, and every way out. */
export function renderDebateInvite(mail: InviteMail): RenderedMail {
  const { siteUrl, token, inviterFirstName, isReminder, unsubscribeUrl } = mail
  const name = quotableName(inviterFirstName)
  const page = `${siteUrl}/invite/${token}`
  return renderLetter(
    {
      subject: `${isReminder ? 'A reminder: ' : ''}${name} would like to debate something with you`,
      preheader: 'One question, two sides, seven days of votes. Whether you answer is up to you.',
      heading: `${name} would like to debate something with you`,
      body: [
        ...(isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(`${name} has taken a side on Squash, and would like you to take the other. The question:`),
        title(quotableTitle(mail.title)),
        heading('How it works'),
        steps(
          'You read their side and their argument.',
          'You write yours, in a few sentences.',
          'Everyone on Squash can vote for seven days. The side with more votes wins.',
        ),
        button('See their side', page),
        heading('A debate is public'),
        paragraph(
          'Once you’ve answered, anyone who’s signed in can read both arguments, with your first name and username. Your email address is never shown.',
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
export function renderDebateNotice(notice: InviteMail & { id: string }): RenderedMail {
  const name = quotableName(notice.inviterFirstName)
  const quoted = quotableTitle(notice.title)
  return renderLetter(
    {
      subject: `${notice.isReminder ? 'A reminder: ' : ''}${name} invited you to a debate: ${quoted}`,
      preheader: 'They’ve taken a side. The other one is yours.',
      heading: 'The other side is yours',
      body: [
        ...(notice.isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(`${name} has taken a side, and asks you to take the other. The question:`),
        title(quoted),
        paragraph('Once you’ve answered, anyone who’s signed in can read both arguments and vote for seven days.'),
        button('Read and answer', `${notice.siteUrl}/debates/respond/${notice.id}`),
        heading('Rather not?'),
        paragraph('Declining costs nothing, and you don’t have to give a reason.'),
        link('Decline the invite', declineUrl(notice)),
      ],
      footer: [
        paragraph(
          'You’re getting this email because you have an account on Squash. An invite that nobody answers closes after 30 days.',
        ),
        link('Stop emails about new conflicts and debates', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
