import { followLink } from '@squash/testkit/mailed-link'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AuthTx } from '../src/index.ts'
import { bearer, fragment, join, jonas, lastCode, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
const addresses: string[] = []

beforeAll(async () => {
  service = await startService({
    accounts: { emailChanged: async (_tx: AuthTx, { email }) => void addresses.push(email) },
  })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  addresses.length = 0
})
afterAll(() => service.stop())

describe('a changed email address', () => {
  const change = (session: { access_token: string }, email: unknown) =>
    service.call('PUT', '/user', { email }, bearer(session))
  const newAddress = 'maya@lake.example'

  it('takes effect once both addresses are confirmed, and opens a session', async () => {
    const session = await join(service, maya)
    const { body } = await change(session, 'Maya@Lake.example')
    expect(body).toMatchObject({ email: maya.email, new_email: newAddress, email_change_sent_at: start.toISOString() })
    const toNew = lastCode(service, 'email_change_new')
    const toCurrent = lastCode(service, 'email_change_current')
    expect([toNew.to, toCurrent.to]).toEqual([newAddress, maya.email])

    const first = await service.call('POST', '/verify', { type: 'email_change', email: newAddress, token: toNew.code })
    expect(first).toMatchObject({ status: 200, body: { msg: expect.any(String), code: '200' } })
    expect(first.body).not.toHaveProperty('access_token')
    expect(addresses).toEqual([])
    const second = await service.call('POST', '/verify', {
      type: 'email_change',
      email: maya.email,
      token: toCurrent.code,
    })
    expect(second.body.user).toMatchObject({ email: newAddress, identities: [{ email: newAddress }] })
    expect(second.body.user).not.toHaveProperty('new_email')
    expect(addresses).toEqual([newAddress])
    expect((await signIn(service, { ...maya, email: newAddress })).status).toBe(200)
    expect((await signIn(service, maya)).status).toBe(400)
  })

  it('is confirmed by links too, in either order', async () => {
    const session = await join(service, maya)
    await change(session, newAddress)
    const first = await followLink(lastCode(service, 'email_change_current').link)
    expect(fragment(first.headers).fields.message).toMatch(/^Confirmation link accepted/)
    const second = await followLink(lastCode(service, 'email_change_new').link)
    expect(fragment(second.headers).fields).toMatchObject({ type: 'email_change', token_type: 'bearer' })
  })

  it('is not completed by confirming one address twice', async () => {
    const session = await join(service, maya)
    await change(session, newAddress)
    await followLink(lastCode(service, 'email_change_new').link)
    service.forward(60)
    await service.call('POST', '/resend', { type: 'email_change', email: maya.email })
    await followLink(lastCode(service, 'email_change_new').link)
    expect((await service.call('GET', '/user', undefined, bearer(session))).body.email).toBe(maya.email)
  })

  it('is not completed when the other code has expired', async () => {
    const session = await join(service, maya)
    await change(session, newAddress)
    await service.db.deleteFrom('auth.one_time_tokens').where('slot', '=', 'email_change_current').execute()
    await followLink(lastCode(service, 'email_change_new').link)
    expect((await service.call('GET', '/user', undefined, bearer(session))).body.email).toBe(maya.email)
  })

  it('is refused for a taken address, also when it is taken while the codes are pending', async () => {
    const session = await join(service, maya)
    await join(service, jonas)
    expect(refusal(await change(session, jonas.email))).toMatchObject({ status: 422, code: 'email_exists' })

    await change(session, newAddress)
    await signUp(service, { ...jonas, email: newAddress })
    await followLink(lastCode(service, 'email_change_current').link)
    const late = await service.call('POST', '/verify', {
      type: 'email_change',
      token_hash: lastCode(service, 'email_change_new').hash,
    })
    expect(refusal(late)).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('may be requested once a minute, and does nothing for the current address', async () => {
    const session = await join(service, maya)
    expect((await change(session, 'MAYA@example.com')).body).not.toHaveProperty('new_email')
    await change(session, newAddress)
    expect(refusal(await change(session, 'other@lake.example'))).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    expect(refusal(await change(session, 'nowhere'))).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})
