import { counted } from '@squash/contract/counted'
import { button, code, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

/** These mails name nobody: whoever types an address at the sign-up must not get words of theirs delivered to it. */
export type CodeMail = {
  siteUrl: string
  /** Does by itself what the code does when typed. */
  link: string
  code: string
  validMinutes: number
}

type Words = {
  subject: string
  heading: string
  say: string
  action: string
  /** Which page asks for the code. */
  codeGoes: string
  ifNotYou: string
}

/** To a new account's address. */
export const renderConfirmation = (mail: CodeMail): Promise<RenderedMail> =>
  renderCodeMail(mail, {
    subject: 'Confirm your e-mail address for Squash',
    heading: 'One tap, and you are in',
    say: 'Confirm that this address is yours, and your Squash account is ready.',
    action: 'Confirm my address',
    codeGoes: 'on the page where you signed up',
    ifNotYou: 'If you did not sign up at Squash, ignore this mail: the account cannot be used without you.',
  })

/** To somebody who forgot their password. */
export const renderRecovery = (mail: CodeMail): Promise<RenderedMail> =>
  renderCodeMail(mail, {
    subject: 'Set a new password for Squash',
    heading: 'Let’s get you back in',
    say: 'Somebody, hopefully you, asked to set a new password for your account.',
    action: 'Set a new password',
    codeGoes: 'on the page where you asked for this mail',
    ifNotYou: 'If it was not you, ignore this mail: your password stays as it is.',
  })

/** To somebody who signs in without a password, for the first time too. */
export const renderMagicLink = (mail: CodeMail): Promise<RenderedMail> =>
  renderCodeMail(mail, {
    subject: 'Sign in to Squash',
    heading: 'Your way in',
    say: 'Somebody, hopefully you, asked for a link to sign in to Squash with this address.',
    action: 'Sign me in',
    codeGoes: 'on the page where you asked for this mail',
    ifNotYou: 'If it was not you, ignore this mail: nobody gets in without it.',
  })

/** To somebody who is to prove once more that it is them, before they set a new password. */
export const renderReauthentication = (mail: Omit<CodeMail, 'link'>): Promise<RenderedMail> =>
  renderLetter(
    {
      subject: 'Your code for Squash',
      preheader: 'Type it where you are asked for it.',
      heading: 'Just to be sure that it is you',
      body: [
        paragraph(`Type this code where you are asked for it. It works once, for ${duration(mail.validMinutes)}.`),
        code(mail.code),
        paragraph('If you are not changing your password right now, somebody else may be. Set a new one:'),
        button('Set a new password', `${mail.siteUrl}/forgot-password`),
      ],
      footer: [paragraph('Nobody from Squash will ever ask you for this code.')],
    },
    mail.siteUrl,
  )

/** To both addresses; the change happens when both have agreed. */
export const renderEmailChange = (mail: CodeMail & { recipient: 'new' | 'current' }): Promise<RenderedMail> =>
  renderCodeMail(mail, EMAIL_CHANGE[mail.recipient])

const CHANGE_PAGE = 'on the security page of that account'

const EMAIL_CHANGE: Record<'new' | 'current', Words> = {
  new: {
    subject: 'Confirm your new e-mail address for Squash',
    heading: 'Is this your new address?',
    say: 'A Squash account is to move to this address. It does once this address and the old one have both agreed.',
    action: 'Yes, use this address',
    codeGoes: CHANGE_PAGE,
    ifNotYou: 'If you know nothing of it, ignore this mail: nothing changes without you.',
  },
  current: {
    subject: 'Your Squash account is to move to another e-mail address',
    heading: 'Moving to another address?',
    say: 'Somebody, hopefully you, asked to move your account to another address. It does once this address and the new one have both agreed.',
    action: 'Yes, move my account',
    codeGoes: CHANGE_PAGE,
    ifNotYou:
      'If it was not you, do not tap: nothing changes without you. Set a new password, because somebody may know yours.',
  },
}

function renderCodeMail(mail: CodeMail, words: Words): Promise<RenderedMail> {
  return renderLetter(
    {
      subject: words.subject,
      preheader: words.say,
      heading: words.heading,
      body: [
        paragraph(words.say),
        button(words.action, mail.link),
        paragraph(
          `Or type this code ${words.codeGoes}. Either one works, once, within ${duration(mail.validMinutes)}.`,
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
