import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, factorCalls, type Session } from './factor-calls.ts'
import { maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
/** Maya's own session, and the session of a thief who knows her password. */
let session: Session
let thief: Session

beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true, phoneFactors: true, manualLinking: true } })
})
beforeEach(async () => {
  session = (await signUp(service, maya)).body
  thief = (await signIn(service, maya)).body
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const { call, challenge, codeOf, ...calls } = factorCalls(() => ({ service, session }))
const enrol = (as: Session, friendly_name: string, more: object = {}) => calls.enrol({ friendly_name, ...more }, as)
const enrolPhone = (as: Session) => enrol(as, 'phone', { factor_type: 'phone', phone: '+49 1512 3456789' })
const verify = (id: string, challenge_id: string, code: string, as: Session) =>
  calls.verify(id, { challenge_id, code }, as)
const factorNames = async () =>
  (
    await service.db.selectFrom('auth.factors').select(['friendly_name', 'status']).orderBy('friendly_name').execute()
  ).map(({ friendly_name, status }) => `${friendly_name} ${status}`)

const show = (enrolled: Enrolled, as: Session) => calls.show(enrolled.id, codeOf(enrolled), as)

/** Maya adds an authenticator app from her own session. */
async function protect(): Promise<Enrolled> {
  const enrolled: Enrolled = (await enrol(session, 'owner')).body
  const shown = await show(enrolled, session)
  expect(shown.status).toBe(200)
  session = shown.body
  service.forward(60)
  return enrolled
}

/** Sends a request, lets Maya add her app while the request waits for its transaction, and then lets it continue. */
async function whileMayaAddsHerApp(send: () => ReturnType<Service['call']>) {
  const enrolled: Enrolled = (await enrol(session, 'owner')).body
  const { body } = await challenge(enrolled.id, session)
  const held = service.holdTransaction()
  const answer = send()
  await held.arrived
  const shown = await verify(enrolled.id, body.id, codeOf(enrolled), session)
  expect(shown.status).toBe(200)
  session = shown.body
  held.release()
  return await answer
}

describe('a thief’s request during the verification of the owner’s authenticator app', () => {
  it('cannot add a factor, nor verify one from a new session', async () => {
    const answer = await whileMayaAddsHerApp(() => enrol(thief, 'thief'))
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'session_not_found' })
    expect(await factorNames()).toEqual(['owner verified'])
  })

  it('cannot verify the thief’s factor even with the right code', async () => {
    const mine: Enrolled = (await enrol(thief, 'thief')).body
    const { body } = await challenge(mine.id, thief)
    const answer = await whileMayaAddsHerApp(() => verify(mine.id, body.id, codeOf(mine), thief))
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'session_not_found' })
    expect(await factorNames()).toEqual(['owner verified'])
  })

  it.each<[string, () => Promise<() => ReturnType<Service['call']>>]>([
    ['changes no password', async () => () => call('PUT', '/user', { password: 'now it is mine' }, thief)],
    ['changes no address', async () => () => call('PUT', '/user', { email: 'thief@example.com' }, thief)],
    ['signs nobody out', async () => () => call('POST', '/logout?scope=others', undefined, thief)],
    [
      'gets no texted code',
      async () => {
        const { id } = (await enrolPhone(thief)).body
        return () => challenge(id, thief)
      },
    ],
    [
      'removes no factor',
      async () => {
        const { id } = (await enrol(thief, 'thief')).body
        return () => call('DELETE', `/factors/${id}`, undefined, thief)
      },
    ],
    [
      'unlinks no identity',
      async () => {
        const [identity] = (await call('GET', '/user', undefined, thief)).body.identities
        return () => call('DELETE', `/user/identities/${identity.identity_id}`, undefined, thief)
      },
    ],
  ])('%s', async (_what, prepare) => {
    const send = await prepare()
    expect(refusal(await whileMayaAddsHerApp(send))).toMatchObject({ status: 403, code: 'session_not_found' })
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ ok: true })
    expect((await signIn(service, maya)).status).toBe(200)
    expect(service.texts).toEqual([])
  })
})

describe('an access token from before the second factor', () => {
  it('cannot change the password while its session is being raised', async () => {
    const before = { ...session }
    const answer = await whileMayaAddsHerApp(() => call('PUT', '/user', { password: 'another morning' }, before))
    expect(refusal(answer)).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await signIn(service, maya)).status).toBe(200)
  })
})

describe('a factor that was added before Maya verified hers', () => {
  it('is deleted, whatever its type', async () => {
    await enrolPhone(thief)
    await enrol(thief, 'thief')
    await protect()
    expect(await factorNames()).toEqual(['owner verified'])
  })

  it.each(['totp', 'phone'] as const)('is not verified at aal1, even if it still exists (%s)', async (type) => {
    await protect()
    const added: Enrolled = type === 'totp' ? (await enrol(session, 'new')).body : (await enrolPhone(session)).body
    const opened = (await challenge(added.id, session)).body
    const code = type === 'totp' ? codeOf(added) : (service.texts.at(-1)?.code ?? '')
    thief = (await signIn(service, maya)).body
    service.forward(60)
    expect(refusal(await challenge(added.id, thief))).toMatchObject({ status: 403, code: 'insufficient_aal' })
    service.forward(-60)
    expect(refusal(await verify(added.id, opened.id, code, thief))).toEqual({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to verify a new factor',
    })
    expect((await verify(added.id, opened.id, code, session)).status).toBe(200)
  })
})

describe('many simultaneous requests', () => {
  it('verify one of two factors, and the other needs aal2', async () => {
    const [mine, theirs]: Enrolled[] = [(await enrol(session, 'owner')).body, (await enrol(thief, 'thief')).body]
    if (!mine || !theirs) throw new Error('no factors')
    const answers = await Promise.all([show(mine, session), show(theirs, thief)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await factorNames()).toHaveLength(1)
  })

  it('add no factor while another is being verified', async () => {
    const enrolled: Enrolled = (await enrol(session, 'owner')).body
    const { body } = await challenge(enrolled.id, session)
    const attempts = Array.from({ length: 20 }, (_, index) => enrol(thief, `thief ${index}`))
    const [shown] = await Promise.all([verify(enrolled.id, body.id, codeOf(enrolled), session), ...attempts])
    expect(shown.status).toBe(200)
    expect(await factorNames()).toEqual(['owner verified'])
  })
})
