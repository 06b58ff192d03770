import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { escapeHtml } from '../html.ts'
import { capture, recordSent, wasSent } from '../mail/captured.ts'
import { smsGateway } from './gateway.ts'
import type { Text, Texter } from './texter.ts'

type TexterSettings = {
  /** null captures texts along with the mail, for /dev/mail, instead of sending them. */
  smsUrl: string | null
  database: Database
  clock: Clock
  log: Logger
  /** How long the gateway may take, in milliseconds. */
  timeoutMs?: number
}

/**
 * The only way to send text messages. As with mail, each (`text.key`) is sent once, or twice if the process crashes
 * before recording that it was sent.
 */
export function createTexter({ smsUrl, database, clock, log, timeoutMs = 10_000 }: TexterSettings): Texter {
  if (smsUrl === null) return { send: (text) => capture(database.db, asMail(text), clock.now()) }

  const gateway = smsGateway({ smsUrl, timeoutMs })
  return {
    async send(text) {
      if (await wasSent(database, text.key)) return
      const outcome = await gateway.send(text)
      if (outcome.accepted) await recordSent(database, text.key, clock.now())
      else log.warn({ status: outcome.status }, 'the SMS gateway rejected a text message permanently')
    },
  }
}

const asMail = ({ key, to, text }: Text) => ({
  key,
  to,
  subject: 'Text message',
  text,
  html: `<!doctype html><title>Text message</title><p>${escapeHtml(text)}</p>`,
})
