import { declineUrl } from './decline-url.ts'
import { button, heading, link, paragraph, steps, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { THE_ONLY_REMINDER } from './only-reminder.ts'
import { quotableName, quotableTitle } from './other-peoples-words.ts'

type About = {
  siteUrl: string
  inviterFirstName: string | null
  debateTitle: string
  isReminder: boolean
  /** Stops invites to this address for good. */
  unsubscribeUrl: string
}

/** To somebody without an account: who asks, how a debate goes, that it is public, and every way out. */
export function renderDebateInvite({
  siteUrl,
  token,
  inviterFirstName,
  debateTitle,
  isReminder,
  unsubscribeUrl,
}: About & { token: string }) {
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
        title(quotableTitle(debateTitle)),
        heading('How it works'),
        steps(
          'You read their side and their argument.',
          'You write yours, in a few sentences.',
          'Everybody on Squash votes for seven days. Most votes win.',
        ),
        button('See their side', page),
        heading('A debate is public'),
        paragraph(
          'Once you have answered, everybody who is signed in can read both arguments, with your first name and username. Your e-mail address is shown to nobody else.',
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

/** To somebody who has an account already. */
export function renderDebateNotice(notice: About & { debateId: string; token: string }): Promise<RenderedMail> {
  const name = quotableName(notice.inviterFirstName)
  const quoted = quotableTitle(notice.debateTitle)
  return renderLetter(
    {
      subject: `${notice.isReminder ? 'A reminder: ' : ''}${name} asks you into a debate: ${quoted}`,
      preheader: 'They have taken a side. The other one is yours.',
      heading: 'The other side is yours',
      body: [
        ...(notice.isReminder ? [paragraph(THE_ONLY_REMINDER)] : []),
        paragraph(`${name} has taken a side, and asks you to take the other. The question:`),
        title(quoted),
        paragraph(
          'Once you have answered, everybody who is signed in can read both arguments and vote for seven days.',
        ),
        button('Read and answer', `${notice.siteUrl}/debates/respond/${notice.debateId}`),
        heading('Rather not?'),
        paragraph('Declining costs nothing, and you don’t have to give a reason.'),
        link('Decline the invite', declineUrl(notice)),
      ],
      footer: [
        paragraph(
          'You get this because you have an account at Squash. An invite that nobody answers closes after 30 days.',
        ),
        link('Stop mails about new invites', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
