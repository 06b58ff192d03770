import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer, join, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let session: { access_token: string; user: { id: string } }
beforeAll(async () => {
  service = await startService({
    settings: { requireReauthentication: true, phoneProvider: true, accessTokenSeconds: 30 * 86_400 },
  })
})
beforeEach(async () => {
  session = await join(service, maya)
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const ask = () => service.call('GET', '/reauthenticate', undefined, bearer(session))
const setPassword = (nonce?: string) =>
  service.call(
    'PUT',
    '/user',
    { password: 'brighter days', ...(nonce === undefined ? {} : { nonce }) },
    bearer(session),
  )
const nonce = () => {
  const mail = service.mails.findLast((one) => one.kind === 'reauthentication')
  return mail && 'code' in mail ? mail.code : ''
}

describe('a new password, where the settings require a code with it,', () => {
  it('needs no code while the session is younger than a day', async () => {
    service.forward(86_399)
    expect((await setPassword()).status).toBe(200)
  })

  it('needs the mailed code once the session is a day old, and the code works once', async () => {
    service.forward(86_400)
    expect(refusal(await setPassword())).toEqual({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    })
    expect(await ask()).toMatchObject({ status: 200, body: {} })
    expect((await service.call('GET', '/user', undefined, bearer(session))).body.reauthentication_sent_at).toBe(
      service.now().toISOString(),
    )
    expect(refusal(await setPassword('0000000'))).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await setPassword(nonce())).status).toBe(200)
    const again = await service.call('PUT', '/user', { password: 'darker nights', nonce: nonce() }, bearer(session))
    expect(refusal(again)).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await signIn(service, { ...maya, password: 'brighter days' })).status).toBe(200)
  })

  it('is not set with a code that has expired', async () => {
    service.forward(86_400)
    await ask()
    const code = nonce()
    service.forward(86_400)
    expect(refusal(await setPassword(code)).code).toBe('reauthentication_not_valid')
  })

  it('needs a texted code for an account without an email address', async () => {
    const phone = '+491701234567'
    await service.call('POST', '/otp', { phone })
    const shown = { type: 'sms', phone, token: service.texts.at(-1)?.code }
    session = (await service.call('POST', '/verify', shown)).body
    service.forward(86_400)
    await ask()
    expect(service.texts.at(-1)).toMatchObject({ kind: 'reauthentication', to: phone })
    expect((await setPassword(service.texts.at(-1)?.code)).status).toBe(200)
  })
})

describe('a code for a new password', () => {
  it('does not sign in by itself', async () => {
    await ask()
    for (const type of ['email', 'recovery', 'magiclink', 'signup']) {
      const shown = { type, email: maya.email, token: nonce() }
      expect(refusal(await service.call('POST', '/verify', shown)).code).toBe('otp_expired')
    }
  })

  it('may be requested once a minute when signed in, and is recorded', async () => {
    await ask()
    expect(refusal(await ask())).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect((await service.call('GET', '/reauthenticate')).status).toBe(401)
    const [newest] = await service.auth.listSecurityEvents(session.user.id, { limit: 1 })
    expect(newest?.type).toBe('reauthentication_requested')
  })

  it('is never sent to an unconfirmed address', async () => {
    await service.db.updateTable('auth.users').set({ email_confirmed_at: null }).execute()
    expect(refusal(await ask())).toMatchObject({ status: 422, code: 'email_not_confirmed' })
    await service.db.updateTable('auth.users').set({ email: null, phone: '491701234567' }).execute()
    expect(refusal(await ask())).toMatchObject({ status: 422, code: 'phone_not_confirmed' })
  })
})
