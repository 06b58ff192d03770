import { button, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

/** Mails to the owner of an account about a change that someone else may have made. They contain no names. */
export type AccountNotice = { siteUrl: string; supportEmail: string }

type Words = { subject: string; heading: string; ifYou: string; ifNotYou: string; action: Action }
type Action = { label: string; path: string }

const setPassword: Action = { label: 'Set a new password', path: '/forgot-password' }

export const renderPasswordChanged = (notice: AccountNotice): RenderedMail =>
  renderNotice(notice, {
    subject: 'Your Squash password was changed',
    heading: 'Your password was changed',
    ifYou: 'If this was you, there’s nothing to do. Your other devices have been signed out.',
    ifNotYou: 'If it wasn’t you, set a new password now. That signs out everyone else.',
    action: setPassword,
  })

export const renderFactorAdded = (notice: AccountNotice): RenderedMail =>
  renderNotice(notice, {
    subject: 'An app, phone or passkey was added to your Squash account',
    heading: 'An app, phone or passkey was added',
    ifYou:
      'If this was you, there’s nothing to do. To sign in, you’ll now need your app, phone or passkey as well as your password.',
    // Setting a password requires the second factor, which is now someone else's.
    ifNotYou: `If it wasn’t you, someone else knows your password and may have locked you out. Write to ${notice.supportEmail} right away, from this email address.`,
    action: { label: 'Open your security settings', path: '/security' },
  })

export const renderFactorRemoved = (notice: AccountNotice): RenderedMail =>
  renderNotice(notice, {
    subject: 'An app, phone or passkey was removed from your Squash account',
    heading: 'An app, phone or passkey was removed',
    ifYou: 'If this was you, there’s nothing to do. You can add another one at any time in your security settings.',
    ifNotYou: `If it wasn’t you, set a new password now. That signs out everyone else. If you can’t, write to ${notice.supportEmail} from this email address.`,
    action: setPassword,
  })

function renderNotice({ siteUrl }: AccountNotice, words: Words): RenderedMail {
  return renderLetter(
    {
      subject: words.subject,
      preheader: words.ifYou,
      heading: words.heading,
      body: [
        paragraph(words.ifYou),
        paragraph(words.ifNotYou),
        button(words.action.label, `${siteUrl}${words.action.path}`),
      ],
      footer: [paragraph('You’re getting this email because it’s about the security of your Squash account.')],
    },
    siteUrl,
  )
}
