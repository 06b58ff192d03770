import { DAY } from '@squash/rules/time/units'
import { maya } from '@squash/testkit/cast'
import { fixedClock } from '@squash/testkit/clock'
import { type MailReceiver, startMailReceiver } from '@squash/testkit/mail-receiver'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { listCaptured, mailsCleanup } from './captured.ts'
import { createMailer } from './create-mailer.ts'
import type { Mail } from './mailer.ts'

const clock = fixedClock()
const database = await testDatabase()
const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
let receiver: MailReceiver
let mailer: ReturnType<typeof createMailer>

const mail = (over: Partial<Mail> = {}): Mail => ({
  key: 'invite:1:1',
  to: maya.email,
  subject: 'Jonas wants to squash something with you',
  text: 'Plain words: https://squash.example/invite/secret',
  html: '<p>Bold words</p>',
  headers: { 'List-Unsubscribe': '<https://squash.example/u/1>' },
  ...over,
})
const connect = (smtpUrl: string | null, timeoutMs = 5_000) =>
  createMailer({ smtpUrl, from: 'Squash <hello@squash.example>', database, clock, log, timeoutMs })
const keys = async () => (await database.db.selectFrom('sent_mails').select('key').execute()).map(({ key }) => key)

beforeAll(async () => {
  receiver = await startMailReceiver()
})
beforeEach(async () => {
  await database.truncate()
  receiver.reset()
  lines.length = 0
  mailer = connect(receiver.smtpUrl)
})
afterEach(() => mailer.close())
afterAll(async () => {
  await receiver.close()
  await database.close()
})

describe('mail by SMTP', () => {
  it('reaches Maya with a text and an HTML part, from us, with its own headers', async () => {
    await mailer.send(mail())
    expect(receiver.mails).toMatchObject([
      {
        from: 'hello@squash.example',
        to: [maya.email],
        subject: 'Jonas wants to squash something with you',
        headers: { 'list-unsubscribe': '<https://squash.example/u/1>', 'auto-submitted': 'auto-generated' },
      },
    ])
    expect(receiver.mails[0]?.text.trim()).toBe('Plain words: https://squash.example/invite/secret')
    expect(receiver.mails[0]?.html.trim()).toBe('<p>Bold words</p>')
  })

  it('is sent once, however often its job runs', async () => {
    await mailer.send(mail())
    await mailer.send(mail())
    await mailer.send(mail({ key: 'invite:1:2' }))
    expect(receiver.mails).toHaveLength(2)
    expect(await keys()).toEqual(['invite:1:1', 'invite:1:2'])
  })

  it('has the same Message-ID for every try, and a different one from any other mail', async () => {
    await mailer.send(mail())
    await database.truncate()
    await mailer.send(mail())
    await mailer.send(mail({ key: 'invite:2:1' }))
    const [first, again, other] = receiver.mails.map(({ messageId }) => messageId)
    expect(first).toMatch(/^<[\w-]{43}@squash\.example>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('cannot be injected by a recipient that looks like several, or like a header', async () => {
    await mailer.send(mail({ to: 'maya@example.com, eve@example.com' })).catch(() => {})
    await mailer.send(mail({ key: 'k', subject: 'Hello\r\nBcc: eve@example.com' }))
    expect(receiver.mails.flatMap(({ to }) => to)).not.toContain('eve@example.com')
    expect(receiver.mails.map(({ headers }) => headers.bcc)).toEqual([undefined])
  })

  it('is retried later when the server refuses it temporarily', async () => {
    receiver.behave('refuse for now')
    await expect(mailer.send(mail())).rejects.toThrow('EMESSAGE 451')
    expect(await keys()).toEqual([])

    receiver.behave('accept')
    await mailer.send(mail())
    expect(receiver.mails).toHaveLength(1)
  })

  it.each(['refuse for good', 'refuse the recipient'] as const)(
    'is given up when the server refuses permanently (%s)',
    async (manners) => {
      receiver.behave(manners)
      await mailer.send(mail())
      expect(receiver.mails).toEqual([])
      expect(await keys()).toEqual([])
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { code: 550, msg: 'the mail server rejected a mail permanently' },
      ])
    },
  )

  it('is kept for later when the server rejects us as a sender', async () => {
    receiver.behave('refuse the sender')
    await expect(mailer.send(mail())).rejects.toThrow('EENVELOPE 550')
  })

  it('fails in time when the server is silent or unreachable', async () => {
    receiver.behave('accept', { delayMs: 3_000 })
    mailer.close()
    mailer = connect(receiver.smtpUrl, 60)
    await expect(mailer.send(mail())).rejects.toThrow('The mail server did not accept the mail')

    const gone = await startMailReceiver()
    await gone.close()
    mailer.close()
    mailer = connect(gone.smtpUrl)
    await expect(mailer.send(mail())).rejects.toThrow('ESOCKET')
  })

  it('leaves no address, subject or link in errors or log', async () => {
    const said: string[] = []
    for (const manners of ['refuse for now', 'refuse for good', 'refuse the recipient', 'refuse the sender'] as const) {
      receiver.behave(manners)
      await mailer.send(mail()).catch((error: Error) => said.push(`${error.message} ${String(error.cause)}`))
    }
    const everything = [...said, ...lines].join('\n')
    expect(said).toHaveLength(2)
    for (const secret of [maya.email, 'squash something', 'invite/secret']) expect(everything).not.toContain(secret)
  })
})

describe('captured mail', () => {
  beforeEach(() => {
    mailer.close()
    mailer = connect(null)
  })

  it('is stored instead of sent, once per key, and listed newest first in pages', async () => {
    for (const n of [1, 2, 2, 3]) {
      clock.advance({ minutes: 1 })
      await mailer.send(mail({ key: `invite:${n}`, subject: `Mail ${n}` }))
    }
    const first = await listCaptured(database.db, { limit: 2, before: null })
    expect(first.map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2'])
    expect(first[0]).toMatchObject({ to: maya.email, html: '<p>Bold words</p>', created_at: clock.now() })

    const rest = await listCaptured(database.db, { limit: 2, before: first[1]?.id ?? null })
    expect(rest.map(({ subject }) => subject)).toEqual(['Mail 1'])
    expect(receiver.attempts()).toBe(0)
  })

  it('is deleted after 60 days together with its sent marker, but not while a job could send it again', async () => {
    await mailer.send(mail({ key: 'your-turn:1' }))
    const kept = async () => [
      (await keys()).length,
      (await listCaptured(database.db, { limit: 2, before: null })).length,
    ]
    const cleanUpAfter = (days: number) => mailsCleanup(database).run(new Date(clock.now().getTime() + days * DAY + 1))
    await cleanUpAfter(59)
    expect(await kept()).toEqual([1, 1])
    await cleanUpAfter(60)
    expect(await kept()).toEqual([0, 0])
  })
})
