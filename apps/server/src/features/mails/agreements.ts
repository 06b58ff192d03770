import type { Commitment } from '@squash/contract/commitments'
import type { CheckInDay, Party } from '@squash/contract/values'
import { type Block, button, link, paragraph, steps, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import type { Outcome } from './outcome.ts'
import { quotableCommitment, quotableName, quotableTitle } from './quotable-text.ts'

type Agreed = Outcome & {
  commitments: readonly Commitment[]
  /** Which party the recipient is. */
  recipient: Party
}
/** `askedOn`: the days of the check-ins, in words; empty unless this is the first time that both have confirmed. */
type AgreementConfirmed = Agreed & { askedOn: readonly string[] }
type CheckInMail = Agreed & { day: CheckInDay; isReminder: boolean; token: string }

const HONEST = 'Nobody loses points for an honest no.'

/** To the other party, after an edit. */
export const renderAgreementChanged = (notice: Outcome): RenderedMail =>
  renderNotice(notice, {
    subject: 'Your agreement has changed',
    heading: (name) => `${name} changed your agreement`,
    say: 'Read the new version, and change it if it doesn’t work for you. It takes effect once you’ve both agreed to it.',
    action: 'Read the new version',
  })

/** To the other party, when the first of the two has confirmed. */
export const renderAgreementWaiting = (notice: Outcome): RenderedMail =>
  renderNotice(notice, {
    subject: 'Your turn',
    heading: (name) => `${name} agrees`,
    say: 'They’ve agreed to what’s written down. Once you agree too, it’s settled.',
    action: 'Read it and agree',
  })

/** To both, with what they agreed on. */
export const renderAgreementConfirmed = (agreed: AgreementConfirmed): RenderedMail => {
  const { askedOn } = agreed
  return renderAgreed(agreed, {
    subject: (quoted) => `Your agreement: ${quoted}`,
    heading: 'It’s settled',
    say: (name) => `You and ${name} have both agreed to this:`,
    after: [
      ...(askedOn.length > 0
        ? [paragraph(`We’ll ask you both on ${askedOn.join(' and ')} whether it held. ${HONEST}`)]
        : []),
      button('Open the agreement', `${agreed.siteUrl}/conflict/${agreed.conflictId}`),
    ],
    stop: 'Stop emails about how my conflicts turn out',
  })
}

/**
 * To a party, 7 and 30 days after both first confirmed. Each answer has its own link, which opens a page that asks for
 * confirmation.
 */
export const renderCheckIn = (mail: CheckInMail): RenderedMail => {
  const answer = (held: string) => `${mail.siteUrl}/check-in/${mail.token}/${held}`
  return renderAgreed(mail, {
    subject: (quoted) => `${mail.isReminder ? 'Reminder: did' : 'Did'} it hold? ${quoted}`,
    heading: mail.day === 7 ? 'Did it hold this week?' : 'Did it hold this month?',
    say: (name) => `You and ${name} agreed on this:`,
    after: [
      button('Yes, it was kept', answer('kept')),
      button('Partly', answer('partly')),
      button('No', answer('not')),
      paragraph(`${quotableName(mail.otherFirstName)} sees your answer. ${HONEST}`),
    ],
    stop: 'Stop emails that ask whether an agreement held',
  })
}

type Notice = { subject: string; heading: (name: string) => string; say: string; action: string }

function renderNotice(notice: Outcome, { subject, heading, say, action }: Notice): RenderedMail {
  const quoted = quotableTitle(notice.conflictTitle)
  return renderLetter(
    {
      subject: `${subject}: ${quoted}`,
      preheader: say,
      heading: heading(quotableName(notice.otherFirstName)),
      body: [title(quoted), paragraph(say), button(action, `${notice.siteUrl}/conflict/${notice.conflictId}`)],
      footer: [
        paragraph('You’re getting this email because one of your agreements on Squash is waiting for you.'),
        link('Stop emails that say it’s my turn', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}

type Words = {
  subject: (quoted: string) => string
  heading: string
  say: (name: string) => string
  after: readonly Block[]
  stop: string
}

function renderAgreed(agreed: Agreed, { subject, heading, say, after, stop }: Words): RenderedMail {
  const quoted = quotableTitle(agreed.conflictTitle)
  const intro = say(quotableName(agreed.otherFirstName))
  return renderLetter(
    {
      subject: subject(quoted),
      preheader: intro,
      heading,
      body: [
        title(quoted),
        paragraph(intro),
        steps(...agreed.commitments.map((commitment) => inWords(commitment, agreed))),
        ...after,
      ],
      footer: [
        paragraph('You’re getting this email because you’re part of this agreement on Squash.'),
        link(stop, agreed.unsubscribeUrl),
      ],
    },
    agreed.siteUrl,
  )
}

/** "Jonas: Dishes on Tuesdays (from 24 Nov)" */
function inWords({ who, what, by }: Commitment, { recipient, otherFirstName }: Agreed): string {
  const party = who === 'first' ? 'user1' : 'user2'
  const name = who === 'both' ? 'Both of you' : party === recipient ? 'You' : quotableName(otherFirstName)
  return `${name}: ${quotableCommitment(what)}${by === null ? '' : ` (${quotableCommitment(by)})`}`
}
