import { fixedClock } from '@squash/testkit/clock'
import { type SmsGateway, startSmsGateway } from '@squash/testkit/sms-gateway'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { listCaptured } from '../mail/captured.ts'
import { createTexter } from './create-texter.ts'

const clock = fixedClock()
const database = await testDatabase()
const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
let gateway: SmsGateway

const text = { key: 'auth:1', to: '+491701234567', text: '123456 is your code <3' }
const connect = (smsUrl: string | null, timeoutMs = 5_000) => createTexter({ smsUrl, database, clock, log, timeoutMs })

beforeAll(async () => {
  gateway = await startSmsGateway()
})
beforeEach(async () => {
  await database.truncate()
  gateway.reset()
  lines.length = 0
})
afterAll(async () => {
  await gateway.close()
  await database.close()
})

describe('a text message with a gateway', () => {
  it('is posted with its number and text, once per key', async () => {
    await connect(gateway.smsUrl).send(text)
    await connect(gateway.smsUrl).send(text)
    expect(gateway.texts).toEqual([{ to: text.to, text: text.text, key: 'auth:1', authorization: undefined }])
  })

  it('is authorised with the user and password from the gateway’s URL', async () => {
    await connect(gateway.smsUrl.replace('://', '://maya:s%2Fcret@')).send(text)
    expect(gateway.texts[0]?.authorization).toBe(`Basic ${Buffer.from('maya:s/cret').toString('base64')}`)
  })

  it.each([401, 402, 403, 408, 429, 500, 503, 302])('may be sent later when the gateway answers %i', async (status) => {
    gateway.behave(status)
    await expect(connect(gateway.smsUrl).send(text)).rejects.toThrow(/SMS gateway/)
    gateway.behave(200)
    await connect(gateway.smsUrl).send(text)
    expect(gateway.texts).toHaveLength(1)
  })

  it('is given up when the gateway refuses this particular text, and the log contains no number', async () => {
    gateway.behave(422)
    await connect(gateway.smsUrl).send(text)
    expect(lines.join()).toContain('rejected a text message permanently')
    expect(lines.join()).not.toMatch(/49170|123456/)
  })

  it('stops waiting for a slow gateway, and reveals nothing of its URL', async () => {
    gateway.behave(200, 500)
    const failed = await connect(gateway.smsUrl.replace('://', '://maya:secret@'), 50)
      .send(text)
      .catch((error: Error) => error)
    expect(String(failed)).toMatch(/cannot be reached/)
    expect(String(failed)).not.toMatch(/secret|127\.0/)
  })
})

describe('a text message without a gateway', () => {
  it('is captured along with the mail', async () => {
    await connect(null).send(text)
    await connect(null).send(text)
    const kept = await listCaptured(database.db, { limit: 10, before: null })
    expect(kept).toMatchObject([{ to: text.to, subject: 'Text message', text: text.text }])
    expect(kept[0]?.html).toContain('&lt;3')
  })
})
