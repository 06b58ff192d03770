import { randomUUID } from 'node:crypto'
import type { AuthMail, AuthMailer } from '@squash/auth'
import type { Tables } from '../../platform/database/tables.ts'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import {
  type CodeMail,
  renderConfirmation,
  renderEmailChange,
  renderPasswordChanged,
  renderRecovery,
} from '../mails/account.ts'
import type { RenderedMail } from '../mails/layout/render-letter.ts'

/** Waits in the job queue until it is sent, and is deleted there then. */
type Waiting = { id: string } & (
  | { kind: 'password_changed'; to: string }
  | { kind: CodeKind; to: string; link: string; code: string }
)
type CodeKind = Exclude<AuthMail['kind'], 'password_changed'>

const NAME = 'auth.mail'

/** Stores a mail of the authentication service as a job of its own transaction. */
export const queueAuthMail = (jobs: Jobs): AuthMailer => ({
  async queue(authTx, mail) {
    const tx = authTx.withTables<Tables>()
    const { kind, to } = mail
    const waiting: Waiting =
      kind === 'password_changed'
        ? { id: randomUUID(), kind, to }
        : { id: randomUUID(), kind, to, link: mail.link, code: mail.code }
    await jobs.enqueue(tx, { name: NAME }, waiting)
  },
})

/** Renders and sends them. @param validMinutes how long a code works */
export const authMailJob = (mailer: Mailer, siteUrl: string, validMinutes: number): Job<Waiting> => ({
  name: NAME,
  retries: 8,
  async run(mail) {
    const rendered = await render(mail, { siteUrl, validMinutes })
    await mailer.send({ key: `auth:${mail.id}`, to: mail.to, ...rendered })
  },
})

function render(mail: Waiting, site: Pick<CodeMail, 'siteUrl' | 'validMinutes'>): Promise<RenderedMail> {
  if (mail.kind === 'password_changed') return renderPasswordChanged(site)
  const code = { ...site, link: mail.link, code: mail.code }
  switch (mail.kind) {
    case 'confirmation':
      return renderConfirmation(code)
    case 'recovery':
      return renderRecovery(code)
    case 'email_change_new':
      return renderEmailChange({ ...code, recipient: 'new' })
    case 'email_change_current':
      return renderEmailChange({ ...code, recipient: 'current' })
  }
}
