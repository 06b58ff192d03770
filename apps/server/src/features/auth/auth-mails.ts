import { randomUUID } from 'node:crypto'
import type { AuthMailer, CodeMail, NonceMail, NoticeMail } from '@squash/auth'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Tables } from '../../tables.ts'
import type { RenderedMail } from '../mails/public.ts'
import {
  type AccountNotice,
  type CodeMail as LinkedCode,
  renderConfirmation,
  renderEmailChange,
  renderFactorAdded,
  renderFactorRemoved,
  renderMagicLink,
  renderPasswordChanged,
  renderReauthentication,
  renderRecovery,
} from '../mails/public.ts'

/** Stored in the job queue until it is sent, and then deleted. */
type QueuedMail = { id: string } & (
  | Pick<NoticeMail, 'kind' | 'to'>
  | Pick<NonceMail, 'kind' | 'to' | 'code'>
  | Pick<CodeMail, 'kind' | 'to' | 'code' | 'link'>
)

const NAME = 'auth.mail'

/** Stores a mail of the authentication service as a job in the service's own transaction. */
export const queueAuthMail = (jobs: Jobs): AuthMailer => ({
  async queue(authTx, mail) {
    const tx = authTx.withTables<Tables>()
    // Left out, so that the queue doesn't link a user to a code.
    const { user: _user, ...message } = mail
    const queued: QueuedMail = { id: randomUUID(), ...message }
    await jobs.enqueue(tx, { name: NAME }, queued)
  },
})

/** `validMinutes`: how long a code works. */
type Site = Pick<LinkedCode, 'siteUrl' | 'validMinutes'> & Pick<AccountNotice, 'supportEmail'>

/** Renders and sends the queued mails. */
export const authMailJob = (mailer: Mailer, site: Site): Job<QueuedMail> => ({
  name: NAME,
  retries: 8,
  async run(mail) {
    const rendered = render(mail, site)
    await mailer.send({ key: `auth:${mail.id}`, to: mail.to, ...rendered })
  },
})

function render(mail: QueuedMail, site: Site): RenderedMail {
  switch (mail.kind) {
    case 'password_changed':
      return renderPasswordChanged(site)
    case 'factor_added':
      return renderFactorAdded(site)
    case 'factor_removed':
      return renderFactorRemoved(site)
    case 'reauthentication':
      return renderReauthentication({ ...site, code: mail.code })
    case 'confirmation':
      return renderConfirmation({ ...site, link: mail.link, code: mail.code })
    case 'recovery':
      return renderRecovery({ ...site, link: mail.link, code: mail.code })
    case 'magic_link':
      return renderMagicLink({ ...site, link: mail.link, code: mail.code })
    case 'email_change_new':
      return renderEmailChange({ ...site, link: mail.link, code: mail.code, recipient: 'new' })
    case 'email_change_current':
      return renderEmailChange({ ...site, link: mail.link, code: mail.code, recipient: 'current' })
  }
}
