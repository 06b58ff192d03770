import { MESSAGES } from '@squash/contract/messages'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { describe, expect } from 'vitest'
import { codeIn } from '../apps/server/test/support/mails.ts'
import { faults } from './support/accessible.ts'
import { journey } from './support/journey.ts'
import { followLink, linkIn, mailTo } from './support/mail.ts'
import {
  box,
  expectQuiet,
  expectQuietBesideRefusals,
  fillSignUp,
  picture,
  pressSignUp,
  signIn,
  submitSignIn,
} from './support/visitor.ts'

const it = journey.extend('settings', { scope: 'file' }, { AUTH_AUTOCONFIRM: 'off' })

/** A six-digit code that differs from this one. */
const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('when addresses must be confirmed', () => {
  it("Maya can't sign in before she opens the link, which signs her in", async ({ squash, visit }) => {
    const m = await visit()
    await m.goto('/login?mode=sign-up&next=%2Fprofile')
    await fillSignUp(m, maya)
    await pressSignUp(m)
    await m.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await m.getByText(maya.email).waitFor()
    await m.getByRole('button', { name: /^Send again in \d+ seconds?$/ }).waitFor()
    await picture(m, 'check-your-inbox')

    const other = await visit()
    await other.goto('/login')
    await submitSignIn(other, maya)
    await other.getByText(MESSAGES.signIn.emailNotConfirmed).waitFor()
    await other.getByRole('button', { name: 'Send the link again' }).waitFor()
    await picture(other, 'not-confirmed')

    const link = linkIn(await mailTo(squash, maya.email, /./), '/verify')
    // A mail program that fetches the link first doesn't use it up.
    await (await visit()).goto(link)
    await m.goto(link)
    await m.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    expect(await faults(m)).toEqual([])
    await picture(m, 'link-page')
    await m.getByRole('button', { name: 'Confirm my address' }).click()
    await m.getByText(MESSAGES.signUp.created).waitFor()
    await m.waitForURL('**/profile')
    await m.getByText('Hey, Maya').first().waitFor()
    expect(m.url()).not.toContain('token')
    expectQuiet(m)

    await other.goto(link)
    await other.getByText('That link has expired or has already been used.').waitFor()
  })

  it('Ada enters the mailed code on the page that waits for it', async ({ squash, visit }) => {
    const a = await visit({ width: 390, theme: 'dark' })
    await a.goto('/login?mode=sign-up&next=%2Fquests')
    await fillSignUp(a, ada)
    await pressSignUp(a)
    await a.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await a.getByRole('button', { name: 'Confirm my email' }).click()
    await a.getByText('Enter the six digits').waitFor()
    const code = codeIn(await mailTo(squash, ada.email, /Confirm/))
    await box(a, 'Code from the email').fill(otherCode(code))
    await a.getByRole('button', { name: 'Confirm my email' }).click()
    await a.getByText('That code is wrong or has expired. Use the code in the newest email.').waitFor()
    await picture(a, 'wrong-code')
    await box(a, 'Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await a.getByRole('button', { name: 'Confirm my email' }).click()
    await a.getByText(MESSAGES.signUp.created).waitFor()
    await a.waitForURL('**/quests')
    expectQuietBesideRefusals(a)
  })

  it('Ada asks for a reset twice, gets one mail, and sets a new password with its code', async ({ squash, visit }) => {
    const a = await visit()
    const ask = async () => {
      await a.goto('/forgot-password')
      await box(a, 'Email').fill(ada.email)
      await a.getByRole('button', { name: 'Send the link' }).click()
      await a.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    }
    await ask()
    await a.getByText('we’ve just emailed you a link and a code to choose a new password').waitFor()
    const code = codeIn(await mailTo(squash, ada.email, /password/i))
    await ask()
    await a.getByText('so we didn’t send another one to').waitFor()
    await a.getByRole('button', { name: /^Send again in \d+ seconds?$/ }).waitFor()
    expect(await a.getByText('we’ve just emailed you').count()).toBe(0)
    await picture(a, 'no-further-mail')
    await box(a, 'Code from the email').fill(code)
    await a.getByRole('button', { name: 'Continue' }).click()
    await a.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await box(a, 'New password').fill('password')
    await box(a, 'Confirm new password').fill('password')
    await a.getByText('At least 6 characters, and not a common password.').waitFor()
    await a.getByRole('button', { name: 'Save password' }).click()
    await a.getByText('Password is known to be weak and easy to guess').waitFor()
    await box(a, 'New password').fill('a quieter one')
    await box(a, 'Confirm new password').fill('a quieter one')
    await a.getByRole('button', { name: 'Save password' }).click()
    await a.waitForURL('**/dashboard')
    expectQuietBesideRefusals(a)
  })

  it('Jonas resets his password with the mailed link', async ({ squash, visit }) => {
    const signUp = await visit()
    await signUp.goto('/login?mode=sign-up')
    await fillSignUp(signUp, jonas)
    await pressSignUp(signUp)
    await followLink(signUp, linkIn(await mailTo(squash, jonas.email, /./), '/verify'))
    await signUp.waitForURL('**/dashboard')

    const j = await visit({ width: 390 })
    await j.goto('/login')
    await j.getByRole('link', { name: 'Forgot your password?' }).click()
    await j.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await box(j, 'Email').fill(jonas.email)
    await j.getByRole('button', { name: 'Send the link' }).click()
    await j.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const link = linkIn(await mailTo(squash, jonas.email, /password/i), 'type=recovery')
    await followLink(j, link)
    const password = 'a quieter one'
    await box(j, 'New password').fill(password)
    await box(j, 'Confirm new password').fill('a louder one')
    await j.getByRole('button', { name: 'Save password' }).click()
    await j.getByText(MESSAGES.signUp.passwordsDiffer).waitFor()
    await box(j, 'Confirm new password').fill(password)
    await j.getByRole('button', { name: 'Save password' }).click()
    await j.getByText('Your password has been changed.').waitFor()
    await j.waitForURL('**/dashboard')
    expectQuiet(j)

    // The other device is signed out, and neither the old password nor the used link works any more.
    await signUp.reload()
    await signUp.getByText('You’ve been signed out, maybe from another device.').waitFor()
    await submitSignIn(signUp, jonas)
    await signUp.getByText('Invalid login credentials').waitFor()
    await signIn(signUp, { ...jonas, password })
    const late = await visit()
    await late.goto(link)
    await late.getByText('That link has expired or has already been used. Request a new one here.').waitFor()
  })
})
