import { MESSAGES } from '@squash/contract/messages'
import { launchBrowser } from '@squash/testkit/browser'
import { jonas, maya } from '@squash/testkit/cast'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, mailTo } from './support/mail.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import {
  box,
  everybodyLeaves,
  expectQuiet,
  fillSignUp,
  picture,
  pressSignUp,
  signIn,
  submitSignIn,
  visit,
} from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash({ AUTH_AUTOCONFIRM: 'off' })])
})
afterEach(() => everybodyLeaves(browser))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

describe('where addresses are confirmed', () => {
  it('Maya cannot sign in before she has opened the link, and is in when she does', async () => {
    const m = await visit(browser, squash.url)
    await m.goto('/login?mode=sign-up&next=%2Fprofile')
    await fillSignUp(m, maya)
    await pressSignUp(m)
    await m.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await m.getByText(maya.email).waitFor()
    await m.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()
    await picture(m, 'check-your-inbox')

    const other = await visit(browser, squash.url)
    await other.goto('/login')
    await submitSignIn(other, maya)
    await other.getByText(MESSAGES.signIn.emailNotConfirmed).waitFor()
    await other.getByRole('button', { name: 'Send the link again' }).waitFor()
    await picture(other, 'not-confirmed')

    const link = linkIn(await mailTo(squash, maya.email, /./), '/verify')
    await m.goto(link)
    await m.waitForURL('**/profile')
    await m.getByText('Hey, Maya').first().waitFor()
    expect(m.url()).not.toContain('token')
    expectQuiet(m)

    await other.goto(link)
    await other.getByText('That link has expired or was used already.').waitFor()
  })

  it('Jonas forgets his password, gets a link, and chooses another', async () => {
    const signUp = await visit(browser, squash.url)
    await signUp.goto('/login?mode=sign-up')
    await fillSignUp(signUp, jonas)
    await pressSignUp(signUp)
    await signUp.goto(linkIn(await mailTo(squash, jonas.email, /./), '/verify'))
    await signUp.waitForURL('**/dashboard')

    const j = await visit(browser, squash.url, { width: 390 })
    await j.goto('/login')
    await j.getByRole('link', { name: 'Forgot your password?' }).click()
    await j.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await box(j, 'Email').fill(jonas.email)
    await j.getByRole('button', { name: 'Send the link' }).click()
    await j.getByRole('heading', { name: 'Look in your inbox' }).waitFor()
    const link = linkIn(await mailTo(squash, jonas.email, /password/i), 'type=recovery')
    await j.goto(link)
    const password = 'a quieter one'
    await box(j, 'New password').fill(password)
    await box(j, 'Confirm new password').fill('a louder one')
    await j.getByRole('button', { name: 'Save password' }).click()
    await j.getByText(MESSAGES.signUp.passwordsDiffer).waitFor()
    await box(j, 'Confirm new password').fill(password)
    await j.getByRole('button', { name: 'Save password' }).click()
    await j.getByText('Your password is changed.').waitFor()
    await j.waitForURL('**/dashboard')
    expectQuiet(j)

    // The other device is signed out; the old password and the old link are worth nothing.
    await signUp.reload()
    await signUp.getByText('You have been signed out, perhaps on another device.').waitFor()
    await submitSignIn(signUp, jonas)
    await signUp.getByText('Invalid login credentials').waitFor()
    await signIn(signUp, { ...jonas, password })
    const late = await visit(browser, squash.url)
    await late.goto(link)
    await late.getByText('That link has expired or was used already. Ask for a new one here.').waitFor()
  })
})
