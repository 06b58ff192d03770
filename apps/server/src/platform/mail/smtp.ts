import { createHash } from 'node:crypto'
import { runOnce } from '../run-once.ts'
import type { Mail } from './mailer.ts'

/**
 * Whether the mail server accepted the mail or refused it permanently, with its reply code if there was one. Temporary
 * problems are thrown.
 */
export type Outcome = { accepted: true } | { accepted: false; code: number | null }

type Settings = { smtpUrl: string; from: string; timeoutMs: number }

/** Sends over a pool of connections to one mail server. */
export function smtpSender({ smtpUrl, from, timeoutMs }: Settings) {
  /** Connects with the first mail: most processes send none. */
  const connection = runOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A mail is only text and links: nothing in it may make this server read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })

  return {
    async send(mail: Mail): Promise<Outcome> {
      const transport = await connection()
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: messageId(mail.key, from),
          headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
        })
        return { accepted: true }
      } catch (error) {
        const { code, command, responseCode } = smtpFields(error)
        if (isFinal(command, code, responseCode)) return { accepted: false, code: responseCode }
        // The library's message and its cause contain the address, and errors end up in logs and job tables.
        throw new Error(`The mail server did not accept the mail (${code ?? 'unknown'} ${responseCode ?? ''})`)
      }
    },
    close: async () => (await connection.current())?.close(),
  }
}

/** The same for every try at one mail, so that mail clients recognise a repeated one. */
function messageId(key: string, from: string): string {
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('base64url')}@${domain}>`
}

/**
 * Whether the refusal is about this recipient or this mail. A 5xx at greeting, login or sender is about our own
 * settings: the mail must still be queued when the operator has fixed them.
 */
function isFinal(command: string | null, code: string | null, responseCode: number | null): boolean {
  if (command === 'API') return code === 'EENVELOPE'
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== null && responseCode >= 500
}

function smtpFields(error: unknown): { code: string | null; command: string | null; responseCode: number | null } {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [code, command, responseCode] = [field('code'), field('command'), field('responseCode')]
  return {
    code: typeof code === 'string' ? code : null,
    command: typeof command === 'string' ? command : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  }
}
