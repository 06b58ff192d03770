import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer, join, jonas, lastCode, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let session: { access_token: string; user: { id: string } }

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  session = await join(service, maya)
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const getUser = (token: { access_token: string } = session) => service.call('GET', '/user', undefined, bearer(token))
const putUser = (body: unknown) => service.call('PUT', '/user', body, bearer(session))

describe('an account', () => {
  it('is shown to its owner, without secrets', async () => {
    const { status, body } = await getUser()
    expect(status).toBe(200)
    expect(body).toEqual(session.user)
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/)
  })

  it('merges metadata key by key, and null deletes a key', async () => {
    const { status, body } = await putUser({ data: { first_name: 'May', last_name: null, pet: { name: 'Otto' } } })
    expect(status).toBe(200)
    expect(body.user_metadata).toEqual({
      first_name: 'May',
      username: 'maya',
      email_verified: true,
      pet: { name: 'Otto' },
    })
    expect((await getUser()).body.user_metadata).toEqual(body.user_metadata)
  })

  it('keeps both of two changes that arrive at the same time', async () => {
    await Promise.all([putUser({ data: { a: 1 } }), putUser({ data: { b: 2 } })])
    expect((await getUser()).body.user_metadata).toMatchObject({ a: 1, b: 2 })
  })

  it('is not changed by an empty update', async () => {
    const nothing = { email: null, password: null, nonce: null, data: null, channel: null, code_challenge: null }
    expect((await putUser({})).body).toEqual(session.user)
    expect((await putUser(nothing)).body).toEqual(session.user)
  })

  it.each([
    ['app_metadata', { app_metadata: { is_admin: true } }, 403, 'not_admin'],
    ['a phone number', { phone: '+15550100' }, 400, 'phone_provider_disabled'],
    ['data that is a list', { data: [] }, 400, 'bad_json'],
    ['a password that is a number', { password: 5 }, 400, 'bad_json'],
    ['too much data', { data: { story: 'a'.repeat(7000) } }, 400, 'validation_failed'],
    ['an empty password', { password: '' }, 422, 'weak_password'],
    ['a short password', { password: '12345' }, 422, 'weak_password'],
    ['a password over 72 bytes', { password: 'ü'.repeat(37) }, 400, 'validation_failed'],
    ['her current password', { password: maya.password }, 422, 'same_password'],
    [
      'a wrong current password',
      { password: 'brighter days', current_password: 'no' },
      400,
      'current_password_invalid',
    ],
    ['a list', [], 400, 'bad_json'],
  ])('refuses %s and changes nothing', async (_what, body, status, code) => {
    const answer = await putUser(body)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
    expect((await getUser()).body).toEqual(session.user)
    expect((await signIn(service, maya)).status).toBe(200)
  })
})

describe('a new password', () => {
  it('ends all other sessions, voids pending codes, mails the owner and records an event', async () => {
    const elsewhere = (await signIn(service, maya)).body
    await service.call('POST', '/recover', { email: maya.email })
    const { hash } = lastCode(service, 'recovery')

    const changed = await putUser({ password: 'brighter days', current_password: maya.password, nonce: '' })
    expect(changed.status).toBe(200)
    expect((await getUser()).status).toBe(200)
    expect(refusal(await getUser(elsewhere))).toMatchObject({ status: 403, code: 'session_not_found' })
    expect((await service.call('POST', '/verify', { type: 'recovery', token_hash: hash })).status).toBe(403)
    expect(service.mails.at(-1)).toEqual({
      kind: 'password_changed',
      to: maya.email,
      user: { id: session.user.id, email: maya.email, metadata: expect.objectContaining(maya.data) },
    })
    expect((await signIn(service, { ...maya, password: 'brighter days' })).status).toBe(200)
  })

  it('is set by only one of two simultaneous requests', async () => {
    const answers = await Promise.all([putUser({ password: 'brighter days' }), putUser({ password: 'darker nights' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('needs the current one where the settings say so', async () => {
    const strict = await startService({ db: service.db, settings: { requireCurrentPassword: true } })
    const { access_token } = (await signIn(strict, maya)).body
    const put = (body: object) => strict.call('PUT', '/user', body, bearer({ access_token }))
    expect(refusal(await put({ password: 'brighter days' }))).toMatchObject({
      status: 400,
      code: 'current_password_required',
    })
    expect(refusal(await put({ password: 'brighter days', current_password: 'not this one' }))).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
    })
    expect((await put({ password: 'brighter days', current_password: maya.password })).status).toBe(200)
    await strict.stop()
  })

  it('needs no current one for an hour after a mailed link, so that a forgotten one can be replaced', async () => {
    const strict = await startService({
      db: service.db,
      settings: { requireCurrentPassword: true, accessTokenSeconds: 7200 },
    })
    await strict.call('POST', '/recover', { email: maya.email })
    const shown = { type: 'recovery', email: maya.email, token: lastCode(strict, 'recovery').code }
    const entered = bearer((await strict.call('POST', '/verify', shown)).body)
    strict.forward(3599)
    expect((await strict.call('PUT', '/user', { password: 'brighter days' }, entered)).status).toBe(200)
    strict.forward(1)
    expect(refusal(await strict.call('PUT', '/user', { password: 'darker nights' }, entered)).code).toBe(
      'current_password_required',
    )
    await strict.stop()
  })
})

describe('the history of an account', () => {
  it('is read page by page, newest first, and only by its owner', async () => {
    const other = await join(service, jonas)
    await signIn(service, maya)
    await putUser({ password: 'brighter days' })
    const page = (before?: number) =>
      service.auth.listSecurityEvents(session.user.id, { limit: 3, ...(before ? { before } : {}) })
    const newest = await page()
    const older = await page(newest.at(-1)?.id)
    expect([...newest, ...older].map(({ type }) => type)).toEqual([
      'session_revoked',
      'password_changed',
      'signed_in',
      'signed_in',
      'email_confirmed',
      'signed_up',
    ])
    expect(await page(older.at(-1)?.id)).toEqual([])
    expect(await service.auth.listSecurityEvents(other.user.id, { limit: 10 })).toHaveLength(3)
  })
})

describe('removing expired rows', () => {
  it('deletes expired rows and keeps valid ones', async () => {
    const refresh = async (refresh_token: string) =>
      (await service.call('POST', '/token?grant_type=refresh_token', { refresh_token })).body
    const idle = await join(service, jonas)
    await service.call('POST', '/recover', { email: jonas.email })
    const first = (await signIn(service, maya)).body
    const second = await refresh(first.refresh_token)
    const third = await refresh(second.refresh_token)

    service.forward(50 * 86_400)
    const fourth = await refresh(third.refresh_token)
    service.forward(45 * 86_400)
    await service.auth.removeExpired(service.now())
    expect(await service.auth.listSessions(idle.user.id)).toEqual([])
    expect(await service.db.selectFrom('auth.one_time_tokens').selectAll().execute()).toEqual([])
    const generations = await service.db
      .selectFrom('auth.refresh_tokens')
      .select('generation')
      .orderBy('generation')
      .execute()
    expect(generations.map(({ generation }) => generation)).toEqual([2, 3])
    expect((await refresh(third.refresh_token)).refresh_token).toBe(fourth.refresh_token)

    service.forward(300 * 86_400)
    await service.auth.removeExpired(service.now())
    expect(await service.auth.listSecurityEvents(session.user.id, { limit: 10 })).toEqual([])
  })
})
