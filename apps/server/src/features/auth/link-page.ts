import { hiddenFields, type LinkPage } from '@squash/auth'
import { escapeHtml } from '../../platform/html.ts'
import { plainPage } from '../../platform/http/plain-page.ts'

type Words = { title: string; say: string; button: string }

/** The button labels match those in the mails. */
const WORDS: Record<LinkPage['kind'], Words> = {
  confirmation: {
    title: 'Confirm your address',
    say: 'Press the button to confirm that this address is yours. Then you’re in.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Set a new password',
    say: 'Press the button to sign in and choose a new password.',
    button: 'Set a new password',
  },
  magic_link: { title: 'Sign in to Squash', say: 'Press the button to sign in.', button: 'Sign me in' },
  email_change_new: {
    title: 'Use this address?',
    say: 'Press the button to confirm that your account moves to this address.',
    button: 'Yes, use this address',
  },
  email_change_current: {
    title: 'Move to another address?',
    say: 'Press the button to confirm that your account moves away from this address.',
    button: 'Yes, move my account',
  },
}

/** The page that a mailed link opens before it is used up: one button, and no script. */
export function renderLinkPage({ kind, action, fields }: LinkPage): string {
  const { title, say, button } = WORDS[kind]
  return plainPage(
    title,
    `<p>${say}</p>
<p class="muted">Mail apps sometimes open links on their own, so we ask you to press the button.</p>
<div class="actions"><form method="post" action="${escapeHtml(action)}">
${hiddenFields(fields)}
<button class="go">${button}</button></form></div>`,
  )
}
