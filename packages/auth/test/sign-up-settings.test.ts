import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AuthTx } from '../src/index.ts'
import { jonas, maya, refusal, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

describe('signing up where addresses are confirmed automatically', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({
      settings: { autoconfirm: true },
      accounts: {
        created: async (tx: AuthTx, { id, metadata }) => {
          await sql`insert into profiles values (${id}, ${metadata.username})`.execute(tx)
        },
      },
    })
    await sql`create table profiles (id uuid primary key references auth.users (id) on delete cascade, username text)`.execute(
      service.db,
    )
    await sql`create unique index profiles_username_key on profiles (lower(username))`.execute(service.db)
  })
  afterEach(async () => {
    expect(service.failures).toEqual([])
    await service.reset()
  })
  afterAll(() => service.stop())

  it('opens a session and mails nothing', async () => {
    const { status, body } = await signUp(service, maya)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: service.now().getTime() / 1000 + 3600,
      user: { email: maya.email, user_metadata: { ...maya.data, email_verified: true } },
    })
    expect(body.user.email_confirmed_at).toBe(service.now().toISOString())
    expect(service.mails).toEqual([])
  })

  it('reports that an address has an account', async () => {
    await signUp(service, maya)
    const again = await signUp(service, { ...jonas, email: 'MAYA@example.com' })
    expect(refusal(again)).toEqual({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  })

  it("reports a taken username by the constraint's name, and stores nothing", async () => {
    await signUp(service, maya)
    const taken = await signUp(service, { ...jonas, data: { username: 'MAYA' } })
    expect(refusal(taken)).toEqual({
      status: 409,
      code: 'conflict',
      message: 'duplicate key value violates unique constraint "profiles_username_key"',
    })
    expect(await service.db.selectFrom('auth.users').select('email').execute()).toEqual([{ email: maya.email }])
    expect((await signUp(service, jonas)).status).toBe(200)
  })

  it('needs a password of the length that the operator has set, which the settings name for the form', async () => {
    const stricter = await startService({ db: service.db, settings: { passwordMin: 12 } })
    expect((await stricter.call('GET', '/settings')).body.password_min_length).toBe(12)
    expect(refusal(await signUp(stricter, { ...maya, password: 'elevenchars' }))).toMatchObject({
      code: 'weak_password',
    })
    await stricter.stop()
  })

  it('is refused where sign-ups are closed', async () => {
    const closed = await startService({ db: service.db, settings: { signupDisabled: true } })
    expect(refusal(await signUp(closed, maya))).toEqual({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
    await closed.stop()
  })
})
