import { counted } from '@squash/contract/counted'
import { button, code, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

/**
 * These mails quote nothing that a user typed. Otherwise anyone could send a stranger a message by signing up with
 * their address.
 */
export type CodeMail = {
  siteUrl: string
  /** The link with the same effect as entering the code. */
  link: string
  code: string
  validMinutes: number
}

type Words = {
  subject: string
  heading: string
  say: string
  action: string
  /** The page that asks for the code. */
  codeGoes: string
  ifNotYou: string
}

/** To a new account's address. */
export const renderConfirmation = (mail: CodeMail): RenderedMail =>
  renderCodeMail(mail, {
    subject: 'Confirm your email address for Squash',
    heading: 'One tap and you’re in',
    say: 'Confirm that this address is yours, and your Squash account is ready to use.',
    action: 'Confirm my address',
    codeGoes: 'on the page where you signed up',
    ifNotYou: 'If you didn’t sign up for Squash, ignore this email. Nobody can use the account without it.',
  })

/** To a user who forgot their password. */
export const renderRecovery = (mail: CodeMail): RenderedMail =>
  renderCodeMail(mail, {
    subject: 'Set a new password for Squash',
    heading: 'Let’s get you back in',
    say: 'Someone, hopefully you, asked to set a new password for your account.',
    action: 'Set a new password',
    codeGoes: 'on the page where you asked for this email',
    ifNotYou: 'If it wasn’t you, ignore this email. Your password stays as it is.',
  })

/** To a user who signs in or signs up without a password. */
export const renderMagicLink = (mail: CodeMail): RenderedMail =>
  renderCodeMail(mail, {
    subject: 'Sign in to Squash',
    heading: 'Your sign-in link',
    say: 'Someone, hopefully you, asked for a link to sign in to Squash with this address.',
    action: 'Sign me in',
    codeGoes: 'on the page where you asked for this email',
    ifNotYou: 'If it wasn’t you, ignore this email. Nobody can sign in without it.',
  })

/** To a user who has to prove their identity, such as before setting a new password or deleting their account. */
export const renderReauthentication = (mail: Omit<CodeMail, 'link'>): RenderedMail =>
  renderLetter(
    {
      subject: 'Your code for Squash',
      preheader: 'Enter it where Squash asks for it.',
      heading: 'Just to make sure it’s you',
      body: [
        paragraph(`Enter this code where Squash asks for it. It works once, for ${duration(mail.validMinutes)}.`),
        code(mail.code),
        paragraph(
          'If you didn’t ask for this code, someone else may be signed in to your account. Set a new password:',
        ),
        button('Set a new password', `${mail.siteUrl}/forgot-password`),
      ],
      footer: [paragraph('Nobody from Squash will ever ask you for this code.')],
    },
    mail.siteUrl,
  )

/** To the new and the current address; the account moves once both have confirmed. */
export const renderEmailChange = (mail: CodeMail & { recipient: 'new' | 'current' }): RenderedMail =>
  renderCodeMail(mail, EMAIL_CHANGE[mail.recipient])

const CHANGE_PAGE = 'on the security page of that account'

const EMAIL_CHANGE: Record<'new' | 'current', Words> = {
  new: {
    subject: 'Confirm your new email address for Squash',
    heading: 'Is this your new address?',
    say: 'Someone asked to move their Squash account to this address. It moves once it’s confirmed from this address and from the old one.',
    action: 'Yes, use this address',
    codeGoes: CHANGE_PAGE,
    ifNotYou: 'If you don’t know anything about this, ignore this email. Nothing changes unless you confirm.',
  },
  current: {
    subject: 'Your Squash account is about to move to another email address',
    heading: 'Moving to another address?',
    say: 'Someone, hopefully you, asked to move your account to another address. It moves once it’s confirmed from this address and from the new one.',
    action: 'Yes, move my account',
    codeGoes: CHANGE_PAGE,
    ifNotYou:
      'If it wasn’t you, don’t confirm: nothing changes unless you do. Set a new password, because someone may know yours.',
  },
}

function renderCodeMail(mail: CodeMail, words: Words): RenderedMail {
  return renderLetter(
    {
      subject: words.subject,
      preheader: words.say,
      heading: words.heading,
      body: [
        paragraph(words.say),
        button(words.action, mail.link),
        paragraph(
          `Or enter this code ${words.codeGoes}. Use either the button or the code. They work once, for ${duration(mail.validMinutes)}.`,
        ),
        code(mail.code),
      ],
      footer: [paragraph(words.ifNotYou), paragraph('Nobody from Squash will ever ask you for this code.')],
    },
    mail.siteUrl,
  )
}

function duration(minutes: number): string {
  return minutes >= 120 ? counted(Math.floor(minutes / 60), 'hour') : counted(minutes, 'minute')
}
