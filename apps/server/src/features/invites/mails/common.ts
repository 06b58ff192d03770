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

/** The parts that every invite mail has. */
export type InviteMail = {
  siteUrl: string
  inviterFirstName: string | null
  title: string
  /** Opens the invite's page, where it can be declined without signing in. */
  token: string
  isReminder: boolean
  /** Stops invites to this address for good. */
  unsubscribeUrl: string
}

type Invite = {
  /** What the inviter would like, such as “settle something”. */
  wish: string
  preheader: string
  /** Introduces the title. */
  opening: string
  steps: readonly string[]
  /** Who will read what the recipient writes. */
  readers: { heading: string; text: string }
}

type Notice = {
  subject: string
  preheader: string
  heading: string
  /** Introduces the title. */
  opening: string
  /** What happens to the answer. */
  readers: string
  /** The page with the form for the answer. */
  path: string
  /** When the invite closes by itself. */
  closes: string
}

/** To an address without an account: who invites, how it works, who reads the answer, and every way out. */
export function renderInvite(mail: InviteMail, invite: (name: string) => Invite): RenderedMail {
  const { siteUrl, token, unsubscribeUrl } = mail
  const name = quotableName(mail.inviterFirstName)
  const { wish, preheader, opening, readers, ...how } = invite(name)
  const subject = `${name} would like to ${wish} with you`
  return renderLetter(
    {
      subject: subjectOf(mail, subject),
      preheader,
      heading: subject,
      body: [
        ...reminderIn(mail),
        paragraph(opening),
        title(quotableTitle(mail.title)),
        heading('How it works'),
        steps(...how.steps),
        button('See their side', `${siteUrl}/invite/${token}`),
        heading(readers.heading),
        paragraph(readers.text),
        ...declineIn(
          mail,
          'You can ignore this email: no account is created for you, and the invite closes by itself after 30 days. Or decline right away, without giving a reason.',
        ),
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

/** To an address that has an account. */
export function renderNotice(mail: InviteMail, notice: (name: string) => Notice): RenderedMail {
  const { siteUrl, unsubscribeUrl } = mail
  const name = quotableName(mail.inviterFirstName)
  const quoted = quotableTitle(mail.title)
  const { subject, preheader, heading: headline, opening, readers, path, closes } = notice(name)
  return renderLetter(
    {
      subject: subjectOf(mail, `${subject}: ${quoted}`),
      preheader,
      heading: headline,
      body: [
        ...reminderIn(mail),
        paragraph(opening),
        title(quoted),
        paragraph(readers),
        button('Read and answer', siteUrl + path),
        ...declineIn(mail, 'Declining costs nothing, and you don’t have to give a reason.'),
      ],
      footer: [
        paragraph(`You’re getting this email because you have an account on Squash. ${closes}`),
        link('Stop emails about invites', unsubscribeUrl),
      ],
    },
    siteUrl,
  )
}

const subjectOf = ({ isReminder }: InviteMail, subject: string): string =>
  isReminder ? `Reminder: ${subject}` : subject

const reminderIn = ({ isReminder }: InviteMail) =>
  isReminder
    ? [
        paragraph(
          'You were invited a few days ago. This is the only reminder: you won’t get another email about this invite.',
        ),
      ]
    : []

/** The link opens the invite's page, which asks before it declines, because a mail client may open links by itself. */
const declineIn = ({ siteUrl, token }: InviteMail, text: string) => [
  heading('Rather not?'),
  paragraph(text),
  link('Decline the invite', `${siteUrl}/invite/${token}?answer=decline`),
]
