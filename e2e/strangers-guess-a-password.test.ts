import { maya } from '@squash/testkit/cast'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import {
  closeVisits,
  expectQuietBesideRefusals,
  picture,
  signIn,
  signUp,
  submitSignIn,
  visit,
} from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([sharedBrowser(), startSquash({ RATE_LIMITS: 'on' })])
})
afterAll(async () => {
  await closeVisits(browser)
  await squash.stop()
})

const guess = () =>
  fetch(`${squash.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: maya.email, password: 'not it at all' }),
  })

it('Maya can still sign in on a known device after strangers have used up the attempts at her password', async () => {
  const m = await visit(browser, squash.url)
  await signUp(m, maya)
  await m.getByRole('button', { name: 'Your account' }).click()
  await m.getByRole('menuitem', { name: 'Log out' }).click()
  await m.waitForURL(`${squash.url}/`)

  // All in parallel: each answer is slower than the previous one.
  const statuses = (await Promise.all(Array.from({ length: 11 }, guess))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(10).fill(400), 429])
  const elsewhere = await visit(browser, squash.url, { width: 390 })
  await elsewhere.goto('/login')
  await submitSignIn(elsewhere, maya)
  await elsewhere.getByText('Too many attempts. Wait a few minutes, then try again.').waitFor()
  await picture(elsewhere, 'locked-out')

  await signIn(m, maya)
  expect(await m.evaluate(() => document.cookie)).toBe('')
  expectQuietBesideRefusals(m, elsewhere)
})
