import { maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import { type SmsGateway, startSmsGateway } from '@squash/testkit/sms-gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, mailsIn } from '../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

const phone = '+491701234567'
let gateway: SmsGateway
let sending: TestSquash
let capturing: TestSquash

beforeAll(async () => {
  gateway = await startSmsGateway()
  sending = await startSquash({ env: { AUTH_PHONE: 'on', SMS_URL: gateway.smsUrl } })
  capturing = await startSquash({ env: { AUTH_PHONE: 'on' } })
})
afterAll(async () => {
  await sending.close()
  await capturing.close()
  await gateway.close()
})

const askForCode = (squash: TestSquash) => done(squash.visitor.request('POST', '/auth/v1/otp', { phone }))

describe('a phone number', () => {
  it('is texted a code, and Maya signs in with it', async () => {
    await askForCode(sending)
    const text = await eventually('the text', async () => gateway.texts[0])
    expect(text.to).toBe(phone)
    const shown = { type: 'sms', phone, token: codeIn(text) }
    const session = await done(sending.visitor.request('POST', '/auth/v1/verify', shown))
    expect(session).toMatchObject({ token_type: 'bearer', user: { phone: '491701234567', email: '' } })
  })

  it('gets nothing if the gateway recovers only after the code has expired', async () => {
    gateway.reset()
    gateway.behave(503)
    sending.clock.advance({ minutes: 2 })
    await askForCode(sending)
    await eventually('the first try', async () => gateway.attempts() > 0)
    sending.clock.advance({ minutes: 2 })
    gateway.reset()
    await eventually('the job to end', async () => {
      const { rows } = await sending.database.query(
        "select 1 from pgboss.job where name = 'auth.text' and state in ('created', 'retry', 'active')",
      )
      return rows.length === 0
    })
    expect(gateway.texts).toEqual([])
  })

  it('has its code captured with the mails if there is no gateway', async () => {
    await askForCode(capturing)
    const [text] = await eventually('the text', async () => {
      const texts = await mailsIn(capturing.database, phone)
      return texts.length > 0 && texts
    })
    expect(text?.text).toMatch(/^\d{6} is your Squash code to sign in\./)
    expect(text?.text).toMatch(/@127\.0\.0\.1:3000 #\d{6}$/)
  })

  it('can be added and changed by a user who signed up with an address', async () => {
    const m = await capturing.signUp(maya)
    const changed = await done(m.request('PUT', '/auth/v1/user', { phone: '+447700900123' }))
    expect(changed).toMatchObject({ phone: '', new_phone: '447700900123' })
    const text = await eventually('the text', async () => (await mailsIn(capturing.database, '+447700900123'))[0])
    const shown = { type: 'phone_change', phone: '+447700900123', token: codeIn(text) }
    expect(await done(capturing.visitor.request('POST', '/auth/v1/verify', shown))).toMatchObject({
      user: { phone: '447700900123', email: maya.email },
    })
  })
})
