import { randomUUID } from 'node:crypto'
import type { AuthMailer, CodeMail, NonceMail, NoticeMail } from '@squash/auth'
import type { Tables } from '../../platform/database/tables.ts'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import {
  type CodeMail as LinkedCode,
  renderConfirmation,
  renderEmailChange,
  renderMagicLink,
  renderReauthentication,
  renderRecovery,
} from '../mails/account.ts'
import {
  type AccountNotice,
  renderFactorAdded,
  renderFactorRemoved,
  renderPasswordChanged,
} from '../mails/account-notices.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'

/** Waits in the job queue until it is sent, and is deleted there then. */
type Waiting = { id: string } & (
  | Pick<NoticeMail, 'kind' | 'to'>
  | Pick<NonceMail, 'kind' | 'to' | 'code'>
  | Pick<CodeMail, 'kind' | 'to' | 'code' | 'link'>
)

const NAME = 'auth.mail'

/** Stores a mail of the authentication service as a job of its own transaction. */
export const queueAuthMail = (jobs: Jobs): AuthMailer => ({
  async queue(authTx, mail) {
    const tx = authTx.withTables<Tables>()
    // Whom it is about stays out of the job.
    const { user: _user, ...message } = mail
    const waiting: Waiting = { id: randomUUID(), ...message }
    await jobs.enqueue(tx, { name: NAME }, waiting)
  },
})

/** `validMinutes`: how long a code works. */
type Site = Pick<LinkedCode, 'siteUrl' | 'validMinutes'> & Pick<AccountNotice, 'supportEmail'>

/** Renders and sends them. */
export const authMailJob = (mailer: Mailer, site: Site): Job<Waiting> => ({
  name: NAME,
  retries: 8,
  async run(mail) {
    const rendered = await render(mail, site)
    await mailer.send({ key: `auth:${mail.id}`, to: mail.to, ...rendered })
  },
})

function render(mail: Waiting, site: Site): Promise<RenderedMail> {
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
