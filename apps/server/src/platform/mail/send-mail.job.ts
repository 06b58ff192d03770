import type { Tx } from '../database/database.ts'
import type { Job, Jobs } from '../jobs/jobs.ts'
import type { Mail, Mailer } from './mailer.ts'

const NAME = 'mail.send'

/** Puts a mail on its way as part of `tx`: it is sent if, and only if, the transaction commits. */
export const enqueueMail = (jobs: Jobs, tx: Tx, mail: Mail): Promise<void> =>
  jobs.enqueue<Mail>(tx, { name: NAME }, mail)

/** The durable job behind `enqueueMail`; a mail server that is away is asked again for about four minutes. */
export const sendMailJob = (mailer: Mailer): Job<Mail> => ({ name: NAME, retries: 8, run: (mail) => mailer.send(mail) })
