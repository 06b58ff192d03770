import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { capture, recordSent, wasSent } from './captured.ts'
import type { Mailer } from './mailer.ts'
import { smtpSender } from './smtp.ts'

type MailerSettings = {
  /** null captures mail for /dev/mail instead of sending it. */
  smtpUrl: string | null
  /** MAIL_FROM: an address, or `Name <address>`. */
  from: string
  database: Database
  clock: Clock
  log: Logger
  /** How long the mail server may stay silent, in milliseconds. */
  timeoutMs?: number
}

/**
 * The only way to send mail. Each mail (`mail.key`) is sent once. The key is recorded after the server has accepted the
 * mail, so a crash in between sends it a second time, under the same Message-ID, which mail clients show once.
 */
export function createMailer({ smtpUrl, from, database, clock, log, timeoutMs = 10_000 }: MailerSettings): Mailer & {
  close(): Promise<void>
} {
  if (smtpUrl === null) return { send: (mail) => capture(database.db, mail, clock.now()), async close() {} }

  const smtp = smtpSender({ smtpUrl, from, timeoutMs })
  return {
    async send(mail) {
      if (await wasSent(database, mail.key)) return
      const outcome = await smtp.send(mail)
      if (outcome.accepted) await recordSent(database, mail.key, clock.now())
      else log.warn({ code: outcome.code }, 'the mail server rejected a mail permanently')
    },
    close: smtp.close,
  }
}
