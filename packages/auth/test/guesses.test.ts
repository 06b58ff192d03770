import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countingLimiter } from './counting-limiter.ts'
import { bearer, join, jonas, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

const limiter = countingLimiter(['password_account'])
let service: Service
beforeAll(async () => {
  service = await startService({ limiter })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  limiter.clear()
})
afterAll(() => service.stop())

const guess = (email: string) => signIn(service, { email, password: 'not quiet' })
const guessTen = async (email: string) => {
  const answers = []
  for (let time = 0; time < 10; time++) answers.push(await guess(email))
  return answers.map(({ status }) => status)
}

describe('wrong passwords for one account', () => {
  it('are slowed down, and refused for a while from the eleventh on, whether or not the account exists', async () => {
    await join(service, maya)
    const pauses: number[][] = []
    for (const { email } of [maya, jonas]) {
      service.pauses.length = 0
      expect(await guessTen(email)).toEqual(Array(10).fill(400))
      pauses.push([...service.pauses])
      const refused = await guess(email)
      expect(refusal(refused)).toEqual({
        status: 429,
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      })
      expect(refused.headers.get('retry-after')).toBe('600')
    }
    expect(pauses[0]).toEqual([0, 0, 0, 250, 500, 1000, 2000, 2000, 2000, 2000])
    expect(pauses[1]).toEqual(pauses[0])
  })

  it('do not affect the owner’s live session or a new password', async () => {
    const session = await join(service, maya)
    await guessTen(maya.email)
    expect((await signIn(service, maya)).status).toBe(429)
    expect((await service.call('GET', '/user', undefined, bearer(session))).status).toBe(200)
    const refreshed = await service.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(refreshed.status).toBe(200)
    const changes = { password: 'brighter days', current_password: maya.password }
    expect((await service.call('PUT', '/user', changes, bearer(refreshed.body))).status).toBe(200)
    expect((await service.call('POST', '/recover', { email: maya.email })).status).toBe(200)
  })

  it('are reported to the owner once, and right ones do not count', async () => {
    const { user } = await join(service, maya)
    for (let time = 0; time < 12; time++) expect((await signIn(service, maya)).status).toBe(200)
    await guessTen(maya.email)
    await guess(maya.email)
    const events = await service.auth.listSecurityEvents(user.id, { limit: 20 })
    expect(events.filter(({ type }) => type === 'sign_in_blocked')).toHaveLength(1)
  })

  it('count for the account however its address is written', async () => {
    await join(service, maya)
    for (const email of ['maya@example.com', 'MAYA@example.com', ' Maya@Example.com ']) {
      for (let time = 0; time < 4; time++) await guess(email)
    }
    expect((await guess(maya.email)).status).toBe(429)
    expect((await guess(jonas.email)).status).toBe(400)
  })

  it('are counted separately when given as the current password', async () => {
    const session = await join(service, maya)
    const change = () =>
      service.call('PUT', '/user', { password: 'brighter days', current_password: 'no' }, bearer(session))
    for (let time = 0; time < 10; time++) expect(refusal(await change()).code).toBe('current_password_invalid')
    expect((await change()).status).toBe(429)
    expect((await signIn(service, maya)).status).toBe(200)
  })
})
