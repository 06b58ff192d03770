import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, factorCalls, type Session } from './factor-calls.ts'
import { maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
/** A session at aal2. */
let session: Session
let factorId: string

beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true } })
})
beforeEach(async () => {
  session = (await signUp(service, maya)).body
  const enrolled: Enrolled = (await enrol()).body
  session = (await show(enrolled.id, codeOf(enrolled))).body
  factorId = enrolled.id
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const { call, enrol, codeOf, show } = factorCalls(() => ({ service, session }))
const isAlive = async (one: Session) => (await call('GET', '/user', undefined, one)).status === 200
const noticesToMaya = () => service.mails.map(({ kind, to }) => [kind, to])

describe('a session that has not passed the second factor', () => {
  it('cannot sign the other sessions out', async () => {
    const thief: Session = (await signIn(service, maya)).body
    const answer = await call('POST', '/logout?scope=others', undefined, thief)
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to sign out other sessions',
    })
    expect([await isAlive(session), await isAlive(thief)]).toEqual([true, true])
  })

  it.each(['', '?scope=global', '?scope=local'])('signs out only itself with %j', async (scope) => {
    const thief: Session = (await signIn(service, maya)).body
    expect((await call('POST', `/logout${scope}`, undefined, thief)).status).toBe(204)
    expect([await isAlive(session), await isAlive(thief)]).toEqual([true, false])
  })

  it('is signed out by a session that has passed the second factor', async () => {
    const thief: Session = (await signIn(service, maya)).body
    expect((await call('POST', '/logout?scope=others')).status).toBe(204)
    expect([await isAlive(session), await isAlive(thief)]).toEqual([true, false])
    expect((await call('POST', '/logout')).status).toBe(204)
    expect(await isAlive(session)).toBe(false)
  })
})

describe('the owner of an account', () => {
  it('is mailed when a second factor is added or removed, but not when it is used', async () => {
    expect(noticesToMaya()).toEqual([['factor_added', maya.email]])
    await call('DELETE', `/factors/${factorId}`)
    expect(noticesToMaya()).toEqual([
      ['factor_added', maya.email],
      ['factor_removed', maya.email],
    ])
  })

  it('is not mailed about a factor that was never verified', async () => {
    const { id } = (await call('POST', '/factors', { factor_type: 'totp', friendly_name: 'second' })).body
    await call('DELETE', `/factors/${id}`)
    expect(noticesToMaya()).toEqual([['factor_added', maya.email]])
  })
})
