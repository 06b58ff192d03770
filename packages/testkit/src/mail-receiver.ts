import { once } from 'node:events'
import type { Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { portOf } from './loopback.ts'

/** A mail as received. Header names are lower-case. */
type ReceivedMail = {
  from: string
  to: readonly string[]
  subject: string
  text: string
  html: string
  messageId: string
  headers: Readonly<Record<string, string>>
}

/** How the receiver handles the next mails. "For now" is a 451 after the mail's data; the others are a 550. */
type Manners = 'accept' | 'refuse for now' | 'refuse for good' | 'refuse the recipient' | 'refuse the sender'

export type MailReceiver = {
  smtpUrl: string
  /** Accepted mails, oldest first. */
  mails: readonly ReceivedMail[]
  /** Deliveries started, including refused ones. */
  attempts(): number
  /** Resolves with the first accepted mail that matches, as soon as it arrives. */
  waitFor(matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  /** @param options.delayMs milliseconds before a mail is accepted or refused */
  behave(manners: Manners, options?: { delayMs?: number }): void
  /** Accepts mail again, and clears what it received. */
  reset(): void
  close(): Promise<void>
}

/** Starts an SMTP server on a free loopback port that stores the mails it receives. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let manners: Manners = 'accept'
  let delayMs = 0
  let attempts = 0

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      attempts += 1
      done(manners === 'refuse the sender' ? refusal(550) : null)
    },
    onRcptTo(_address, _session, done) {
      done(manners === 'refuse the recipient' ? refusal(550) : null)
    },
    async onData(stream, session, done) {
      const raw = await read(stream)
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (manners === 'refuse for now') return done(refusal(451))
      if (manners === 'refuse for good') return done(refusal(550))
      mails.push(
        await parse(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      )
      done()
      for (const wake of waiting) wake()
    },
  })
  // Some tests are about clients that hang up early.
  server.on('error', () => {})
  const listener: Server = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(listener)}`,
    mails,
    attempts: () => attempts,
    behave(next, options = {}) {
      manners = next
      delayMs = options.delayMs ?? 0
    },
    reset() {
      manners = 'accept'
      delayMs = 0
      attempts = 0
      mails.length = 0
    },
    waitFor: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.find(matches)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const refusal = (responseCode: 451 | 550): Error => Object.assign(new Error('Not here'), { responseCode })

async function parse(raw: Buffer, to: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}
