import { maya } from '@squash/testkit/cast'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { expectQuietBesideRefusals, picture, signIn, signUp, submitSignIn } from './support/visitor.ts'

const it = journey.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' })

const guess = (url: string) =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: maya.email, password: 'not it at all' }),
  })

it('Maya can still sign in on a known device after strangers have used up the attempts at her password', async ({
  squash,
  visit,
}) => {
  const m = await visit()
  await signUp(m, maya)
  await m.getByRole('button', { name: 'Your account' }).click()
  await m.getByRole('menuitem', { name: 'Sign out' }).click()
  await m.waitForURL(`${squash.url}/`)

  // All in parallel: each answer is slower than the previous one.
  const statuses = (await Promise.all(Array.from({ length: 11 }, () => guess(squash.url)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(10).fill(400), 429])
  const elsewhere = await visit({ width: 390 })
  await elsewhere.goto('/login')
  await submitSignIn(elsewhere, maya)
  await elsewhere.getByText('Too many attempts. Wait a few minutes, then try again.').waitFor()
  await picture(elsewhere, 'locked-out')

  await signIn(m, maya)
  expect(await m.evaluate(() => document.cookie)).toBe('')
  expectQuietBesideRefusals(m, elsewhere)
})
