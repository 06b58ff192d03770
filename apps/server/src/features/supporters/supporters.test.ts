import { randomUUID } from 'node:crypto'
import { MESSAGES } from '@squash/contract/messages'
import type { TipLevel } from '@squash/contract/values'
import { type CardProvider, type ProviderManners, startCardProvider } from '@squash/testkit/card-provider'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

const KEY = 'sk_test_of_the_operator'
const SECRET = 'whsec_of_the_operator'

let provider: CardProvider
let squash: TestSquash
let m: Actor
let j: Actor
beforeAll(async () => {
  provider = await startCardProvider({ key: KEY, webhookSecret: SECRET })
  const env = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: provider.origin }
  squash = await startSquash({ env })
})
beforeEach(async () => {
  provider.behave('answer')
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(async () => {
  await squash.close()
  await provider.close()
})

const checkout = (actor: Actor, body: object, headers?: Record<string, string>) =>
  actor.request('POST', '/functions/v1/create-checkout-session', body, headers)

const Checkout = z.object({ url: z.string() })

/** Starts a checkout. @returns the provider's name for it */
async function begin(actor: Actor, tip_level: TipLevel): Promise<string> {
  const { url } = Checkout.parse(await done(checkout(actor, { user_id: personOf(actor), tip_level })))
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

const NOW = () => Math.floor(Date.now() / 1000)

/** Delivers a provider message. @returns the status of our response */
async function deliver({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
  const answer = await fetch(`${squash.origin}/functions/v1/stripe-webhook`, { method: 'POST', body, headers })
  return answer.status
}

const support = async (actor: Actor) => (await done(actor.call('get_profile', {})))?.supporter_level ?? null

async function points(actor: Actor): Promise<string[]> {
  await untilQuiet(squash.database)
  const events = await done(actor.call('get_squashcred_events', {}))
  return events.map(({ code }) => code).filter((code) => code.startsWith('SUPPORTER'))
}

const NOT_CONFIRMED = { status: 409, body: { message: MESSAGES.tips.notConfirmed } }
const refused = async (answer: ReturnType<Actor['request']>) => {
  const { status, body } = await answer
  return { status, body }
}

describe('a paid tip', () => {
  it('makes Maya a supporter when she returns to the page', async () => {
    const session = await begin(m, 'tip_2')
    const back = new URL(provider.pay(session))
    expect([back.pathname, back.search]).toEqual(['/support-success', `?tipId=tip_2&session_id=${session}`])
    const confirmed = await done(m.call('confirm_tip', { session_id: session }))
    expect(confirmed).toMatchObject({ supporter_level: 'tip_2', supporter_emoji: '🙋' })
    expect(await support(m)).toBe('tip_2')
    expect(await points(m)).toEqual(['SUPPORTER'])
  })

  it('is granted once, whether the page, the provider or both report it, however often and concurrently', async () => {
    const session = await begin(m, 'tip_1')
    provider.pay(session)
    const report = provider.message('checkout.session.completed', session, NOW())
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => deliver(report)),
      m.call('confirm_tip', { session_id: session }).then(({ status }) => status),
      m.call('confirm_tip', { session_id: session }).then(({ status }) => status),
    ])
    expect(answers).toEqual(Array.from({ length: 7 }, () => 200))
    expect(await points(m)).toEqual(['SUPPORTER'])
  })

  it('is found by its level alone, once, if the return URL was lost', async () => {
    const [unpaid, session] = [await begin(m, 'tip_1'), await begin(m, 'tip_1')]
    provider.pay(session)
    await done(m.call('confirm_tip', { tip_level: 'tip_1' }))
    expect(await refused(m.call('confirm_tip', { tip_level: 'tip_1' }))).toMatchObject(NOT_CONFIRMED)
    provider.pay(unpaid)
    await done(m.call('confirm_tip', { tip_level: 'tip_1' }))
    expect(await points(m)).toEqual(['SUPPORTER', 'SUPPORTER'])
  })

  it('makes the profile show the highest level paid for, and the next one down when that is refunded', async () => {
    const [small, large] = [await begin(m, 'tip_1'), await begin(m, 'tip_3')]
    for (const session of [large, small]) {
      provider.pay(session)
      await done(m.call('confirm_tip', { session_id: session }))
    }
    expect(await support(m)).toBe('tip_3')

    provider.refund(large, 100)
    expect(await deliver(provider.message('charge.refunded', large, NOW()))).toBe(200)
    expect(await support(m), 'a part of it').toBe('tip_3')
    provider.refund(large)
    for (let time = 0; time < 3; time++) await deliver(provider.message('charge.refunded', large, NOW()))
    expect(await support(m)).toBe('tip_1')
    expect(await points(m)).toEqual(['SUPPORTER_REVERSED', 'SUPPORTER', 'SUPPORTER'])
    provider.refund(small)
    await deliver(provider.message('charge.refunded', small, NOW()))
    expect(await support(m)).toBeNull()
  })

  it('grants nothing if the refund is reported before the payment', async () => {
    const session = await begin(m, 'tip_3')
    provider.pay(session)
    const paid = provider.message('checkout.session.completed', session, NOW())
    provider.refund(session)
    await deliver(provider.message('charge.refunded', session, NOW()))
    await deliver(paid)
    expect([await support(m), await points(m)]).toEqual([null, []])
    expect(await refused(m.call('confirm_tip', { session_id: session }))).toMatchObject(NOT_CONFIRMED)
  })

  it('is granted on the provider’s report alone if our own record of the checkout was lost', async () => {
    const session = await begin(m, 'tip_2')
    await squash.database.query('delete from tip_checkouts')
    provider.pay(session)
    await deliver(provider.message('checkout.session.completed', session, NOW()))
    expect(await support(m)).toBe('tip_2')
  })
})

describe('supporter status is not granted', () => {
  it.each([
    ['by naming a tier', { tip_level: 'tip_3' }],
    ['by naming nothing', {}],
    ['by an unknown session', { tip_level: 'tip_3', session_id: 'cs_test_made_up' }],
    ['by a session that is a path', { session_id: '../../v1/customers' }],
  ] as const)('%s', async (_how, claim) => {
    expect(await refused(m.call('confirm_tip', claim))).toMatchObject(NOT_CONFIRMED)
    expect(await support(m)).toBeNull()
  })

  it('before anything is paid, or above the paid level', async () => {
    const session = await begin(m, 'tip_1')
    expect(await refused(m.call('confirm_tip', { session_id: session }))).toMatchObject(NOT_CONFIRMED)
    provider.pay(session)
    const granted = await done(m.call('confirm_tip', { tip_level: 'tip_3', session_id: session }))
    expect(granted.supporter_level).toBe('tip_1')
  })

  it("to Jonas for Maya's checkout, whether or not she has confirmed it", async () => {
    const session = await begin(m, 'tip_2')
    provider.pay(session)
    expect(await refused(j.call('confirm_tip', { session_id: session }))).toMatchObject(NOT_CONFIRMED)
    await done(m.call('confirm_tip', { session_id: session }))
    expect(await refused(j.call('confirm_tip', { session_id: session }))).toMatchObject(NOT_CONFIRMED)
    expect(await support(j)).toBeNull()
  })

  it('by a message that is unsigned, signed with another key, altered or too old', async () => {
    const session = await begin(m, 'tip_3')
    provider.pay(session)
    const report = provider.message('checkout.session.completed', session, NOW())
    const unsigned = { ...report, headers: { 'content-type': 'application/json' } }
    const forged = { ...report, headers: { ...report.headers, 'stripe-signature': `t=${NOW()},v1=${'0'.repeat(64)}` } }
    const altered = { ...report, body: report.body.replace('tip_3', 'tip_2') }
    const replayed = provider.message('checkout.session.completed', session, NOW() - 3600)
    const garbage = { ...report, headers: { ...report.headers, 'stripe-signature': 'nonsense' } }
    for (const message of [unsigned, forged, altered, replayed, garbage, { ...report, body: '' }])
      expect(await deliver(message)).toBe(400)
    expect(await support(m)).toBeNull()
  })

  it('by a message about a checkout that is not ours', async () => {
    const session = await begin(m, 'tip_3')
    provider.pay(session)
    const { body } = provider.message('checkout.session.completed', session, NOW())
    expect(body).toContain(personOf(m))
    await squash.database.query('delete from auth.users where id = $1', [personOf(m)])
    expect(await deliver(provider.message('checkout.session.completed', session, NOW()))).toBe(200)
    expect(await deliver(provider.message('customer.created', session, NOW()))).toBe(200)
  })
})

describe('a checkout', () => {
  it.each([
    ['of no tier', {}, 'is missing'],
    ['of a tier that does not exist', { tip_level: 'tip_4' }, 'must be tip_1 or tip_2 or tip_3'],
  ])('%s is refused with a plain message', async (_what, body, tip_level) => {
    expect(await refused(checkout(m, body))).toEqual({
      status: 400,
      body: { error: MESSAGES.tips.checkoutFailed, details: { tip_level } },
    })
  })

  it('requires a session, and is private', async () => {
    const { status, body } = await checkout(squash.visitor, { tip_level: 'tip_1' })
    expect([status, body]).toEqual([401, { error: MESSAGES.tips.authenticationRequired }])
    expect((await checkout(m, { user_id: personOf(j), tip_level: 'tip_1' })).status).toBe(403)
  })

  it('started twice with one key is one checkout', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await checkout(m, { tip_level: 'tip_1' }, key),
      await checkout(m, { tip_level: 'tip_1' }, key),
    ]
    expect(second.body).toEqual(first.body)
  })

  it.each(['be out of order', 'refuse the key', 'hang up'] satisfies ProviderManners[])(
    'is refused with an accurate error when the provider fails ("%s"), without leaking its response',
    async (manners) => {
      const session = await begin(m, 'tip_1')
      provider.pay(session)
      provider.behave(manners)
      expect(await refused(checkout(m, { tip_level: 'tip_1' }))).toEqual({
        status: 503,
        body: { error: MESSAGES.tips.checkoutFailed },
      })
      const confirming = await refused(m.call('confirm_tip', { session_id: session }))
      expect(confirming).toMatchObject({ status: 503, body: { message: MESSAGES.tips.notConfirmed } })
      expect(JSON.stringify(confirming)).not.toMatch(/says no|sk_test/)
    },
  )

  it('is in its owner’s download', async () => {
    provider.pay(await begin(m, 'tip_2'))
    await done(m.call('confirm_tip', { tip_level: 'tip_2' }))
    expect((await done(m.call('export_my_data', {}))).tips).toMatchObject([{ level: 'tip_2', status: 'paid' }])
  })
})
