import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { capture } from './captured.ts'
import type { Mail, Mailer } from './mailer.ts'
import { smtpSender } from './smtp.ts'

export type MailerSettings = {
  /** null captures mail for /dev/mail instead of sending it. */
  smtpUrl: string | null
  /** MAIL_FROM: an address, or `Name <address>`. */
  from: string
  database: Database
  clock: Clock
  log: Logger
  /** Milliseconds that the mail server may stay silent. */
  timeoutMs?: number
}

/**
 * The one way out for mail. Each reason (`mail.key`) is sent once: the key is recorded after the server has taken the
 * mail, so a crash in between sends it a second time, under the same Message-ID, which mail clients show once.
 */
export function createMailer({ smtpUrl, from, database, clock, log, timeoutMs = 10_000 }: MailerSettings): Mailer & {
  close(): void
} {
  if (smtpUrl === null) return { send: (mail) => capture(database.db, mail, clock.now()), close() {} }

  const smtp = smtpSender({ smtpUrl, from, timeoutMs })
  return {
    async send(mail) {
      if (await wasSent(database, mail)) return
      const outcome = await smtp.send(mail)
      if (outcome.accepted) await recordSent(database, mail, clock.now())
      else log.warn({ code: outcome.code }, 'A mail was refused for good')
    },
    close: smtp.close,
  }
}

async function wasSent(database: Database, { key }: Mail): Promise<boolean> {
  const row = await database.db.selectFrom('sent_mails').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

async function recordSent(database: Database, { key }: Mail, now: Date): Promise<void> {
  await database.db
    .insertInto('sent_mails')
    .values({ key, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
