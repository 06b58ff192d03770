import { MESSAGES } from '@squash/contract/messages'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

const Checkout = z.object({ url: z.string() })
const begin = { tip_level: 'tip_3' }

describe('without a payment provider, in development', () => {
  it('the test checkout says that no money moves, and a tip can be paid or not', async () => {
    const m = await squash.signUp(maya)
    const { url } = Checkout.parse(await done(m.request('POST', '/functions/v1/create-checkout-session', begin)))
    const path = new URL(url).pathname
    const page = await (await fetch(`${squash.origin}${path}`)).text()
    expect(page).toContain('No money moves here')

    const cancelled = await squash.visitor.request('POST', `${path}/cancel`, {})
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([
      303,
      `${squash.settings.siteUrl}/support-us`,
    ])
    expect((await m.call('confirm_tip', { tip_level: 'tip_3' })).status).toBe(409)

    const paid = await squash.visitor.request('POST', `${path}/pay`, {})
    const back = new URL(paid.headers.get('location') ?? '')
    const session_id = back.searchParams.get('session_id')
    expect([paid.status, back.pathname, back.searchParams.get('tipId')]).toEqual([303, '/support-success', 'tip_3'])
    const j = await squash.signUp(jonas)
    expect((await j.call('confirm_tip', { session_id })).status).toBe(409)
    expect(await done(m.call('confirm_tip', { session_id }))).toMatchObject({ supporter_level: 'tip_3' })
  })

  it('no page exists for an unknown checkout, or for a request through a proxy', async () => {
    const [nobodys, proxied] = await Promise.all([
      fetch(`${squash.origin}/dev/checkout/test_nobodys`),
      fetch(`${squash.origin}/dev/checkout/test_nobodys`, { headers: { 'x-forwarded-for': '192.0.2.1' } }),
    ])
    expect([nobodys.status, proxied.status]).toEqual([404, 404])
  })
})

it('in production, without a payment provider, tips are refused and the test checkout does not exist', async () => {
  const live = await startSquash({ env: { NODE_ENV: 'production' } })
  try {
    const m = await live.signUp(maya)
    const { status, body } = await m.request('POST', '/functions/v1/create-checkout-session', begin)
    expect([status, body]).toEqual([503, { error: MESSAGES.tips.checkoutFailed }])
    expect((await fetch(`${live.origin}/dev/checkout/test_x`)).status).toBe(404)
    const webhook = await fetch(`${live.origin}/functions/v1/stripe-webhook`, { method: 'POST', body: '{}' })
    expect(webhook.status).toBe(404)
  } finally {
    await live.close()
  }
})
