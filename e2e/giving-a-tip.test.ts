import { MESSAGES } from '@squash/contract/messages'
import { startCardProvider } from '@squash/testkit/card-provider'
import { ada, jonas, maya } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { signedUp } from './support/people.ts'
import { startSquash } from './support/squash.ts'
import { expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const said = MESSAGES.tips
const { shows } = messagesOf('e2e/giving-a-tip.test.ts')

const it = journey
const itAtAProvider = journey.extend('squash', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
  const [key, webhookSecret] = ['sk_test_journey', 'whsec_journey']
  const provider = await startCardProvider({
    key,
    webhookSecret,
    deliverTo: () => `${squash.url}/functions/v1/stripe-webhook`,
  })
  const squash = await startSquash({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: provider.origin,
  })
  onCleanup(async () => {
    await squash.stop()
    await provider.close()
  })
  return squash
})

const tip = (page: Page, dollars: number) =>
  page.getByRole('button', { name: new RegExp(`^Tip \\$${dollars}:`) }).click()
const choose = async (page: Page, title: string) => {
  await page.getByText(title, { exact: true }).click()
  await page.getByRole('button', { name: 'Confirm my tip' }).click()
}

describe('without a card provider', () => {
  it('Maya tips through the test checkout and gets her badge', async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, maya), width: 390 })
    await page.goto('/dashboard')
    await page.goto('/support-us')
    await page.getByRole('heading', { name: 'CHAOS PATRON' }).waitFor()
    await picture(page, 'tips-390')
    await tip(page, 5)
    await page.getByText('No money moves here.').waitFor()
    await picture(page, 'tips-test-checkout')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL('**/support-us')

    await tip(page, 10)
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText("Thanks for the support! You're now a CHAOS PATRON 🌪️").waitFor()
    await picture(page, 'tips-thanks-390')
    await page.getByRole('link', { name: 'See your profile' }).click()
    await page.getByText('You keep the lights on.').waitFor()
    expectQuiet(page)
  })

  it('explains a missing session, an unknown tip and a missing payment', async ({ squash, visit }) => {
    const visitor = await visit()
    await visitor.goto('/support-success?tipId=tip_1')
    await shows(visitor, said.loginToConfirm)
    expect(await visitor.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('support-success')

    const page = await visit({ as: await signedUp(squash, jonas), theme: 'dark' })
    await page.goto('/support-success?tipId=tip_9')
    await shows(page, said.invalidReference)
    await picture(page, 'tips-invalid-dark')
    await page.getByRole('button', { name: 'Confirm my tip' }).click()
    await shows(page, said.tipMissing)
    await choose(page, "I'M THE PROBLEM")
    await shows(page, said.notConfirmed)
    expect(await page.getByRole('radio', { name: "I'M THE PROBLEM" }).isChecked()).toBe(true)
    expectQuietBesideRefusals(visitor, page)
  })

  it("explains when the checkout can't be reached or started", async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, ada) })
    await page.goto('/support-us')
    await page.route('**/functions/v1/create-checkout-session', (route) => route.abort())
    await tip(page, 1)
    await shows(page, said.network)
    await page.unroute('**/functions/v1/create-checkout-session')
    await page.route('**/functions/v1/create-checkout-session', (route) => route.fulfill({ status: 502, body: 'oops' }))
    await tip(page, 1)
    await shows(page, said.checkoutFailed)
    await page.unroute('**/functions/v1/create-checkout-session')
    const { authenticationRequired: error } = said
    await page.route('**/functions/v1/create-checkout-session', (route) =>
      route.fulfill({ status: 401, json: { error } }),
    )
    await tip(page, 1)
    await shows(page, said.authenticationRequired)
    expectQuietBesideRefusals(page)
  })
})

describe('with a card provider', () => {
  itAtAProvider(
    'Maya pays at the provider, its signed webhook arrives, and she is thanked once',
    async ({ squash, visit }) => {
      const page = await visit({ as: await signedUp(squash, maya) })
      await page.goto('/support-us')
      await picture(page, 'tips-1280')
      await tip(page, 1)
      await page.getByRole('button', { name: 'Pay $1' }).click()
      await page.getByText("Thanks for the support! You're now a BAND-AID BUYER 🩹").waitFor()
      await picture(page, 'tips-thanks-1280')
      await page.goto('/support-us')
      await page.getByText('This is yours. Thank you.').waitFor()
      await picture(page, 'tips-yours-1280')
      expectQuiet(page)
    },
  )
})
