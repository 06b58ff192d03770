import { MESSAGES } from '@squash/contract/messages'
import { addAuthenticatorApp } from '@squash/testkit/add-authenticator-app'
import { authenticatorCode } from '@squash/testkit/authenticator'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { describe, expect } from 'vitest'
import { aStepLater, plugIn } from './support/authenticator.ts'
import { journey } from './support/journey.ts'
import { followLink, linkIn, mailTo } from './support/mail.ts'
import { signedUp } from './support/people.ts'
import { box, expectQuiet, expectQuietBesideRefusals, picture, submitSignIn } from './support/visitor.ts'

const it = journey.extend('settings', { scope: 'file' }, { HOST: 'localhost' })

const code = 'Code from your authenticator app'

describe('two-step sign-in', () => {
  it('is turned on by Maya with the key on her screen, required on her phone, and turned off again', async ({
    squash,
    visit,
  }) => {
    const m = await visit({ as: await signedUp(squash, maya) })
    await m.goto('/profile/settings')
    await m.getByRole('link', { name: 'Open security' }).click()
    await m.getByRole('heading', { name: 'Two-step sign-in' }).waitFor()
    await m
      .getByText('Last used', { exact: false })
      .or(m.getByText('last used', { exact: false }))
      .first()
      .waitFor()
    await picture(m, 'security-before')

    await m.getByRole('button', { name: 'Add an authenticator app' }).click()
    const square = m.getByRole('img', { name: /QR code/ })
    await square.waitFor()
    await expect.poll(() => square.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    const key = (await m.locator('code').textContent()) ?? ''
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await picture(m, 'adding-an-app')
    await box(m, 'Code').fill('12 34')
    await m.getByRole('button', { name: 'Turn it on' }).click()
    await m.getByText('Enter the six digits').waitFor()
    await box(m, 'Code').fill(authenticatorCode(key, new Date()))
    await m.getByRole('button', { name: 'Turn it on' }).click()
    await m.getByText('Your authenticator app is set up.', { exact: false }).waitFor()
    await m.getByRole('button', { name: 'Remove Authenticator app' }).waitFor()
    await m.getByText('Two-step', { exact: true }).waitFor()
    await picture(m, 'security-with-an-app')
    expectQuiet(m)

    const phone = await visit({ width: 390, theme: 'dark' })
    await phone.goto('/login?next=%2Fhistory')
    await submitSignIn(phone, maya)
    await phone.getByRole('heading', { name: 'One more step' }).waitFor()
    await picture(phone, 'second-factor')
    // Without the code, every address leads back to this screen.
    await phone.goto('/conflicts')
    await phone.getByRole('heading', { name: 'One more step' }).waitFor()
    await phone.goto('/public-shame')
    await phone.getByRole('heading', { name: 'One more step' }).waitFor()
    await phone.goto('/mfa?next=%2Fhistory')
    await box(phone, code).fill('000000')
    await phone.getByRole('button', { name: 'Continue' }).click()
    await phone.getByText('That code doesn’t match.', { exact: false }).waitFor()
    await picture(phone, 'second-factor-refused')
    await box(phone, code).fill(authenticatorCode(key, aStepLater()))
    await phone.getByRole('button', { name: 'Continue' }).click()
    await phone.waitForURL('**/history')
    await phone.getByText(MESSAGES.signIn.welcome).waitFor()
    expectQuietBesideRefusals(phone)

    // A code was entered on the laptop too, so it stays signed in alongside the phone.
    await m.reload()
    await m.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await m.getByText('has been signed out.', { exact: false }).waitFor()
    await phone.goto('/profile')
    await phone.getByText('You’ve been signed out, maybe from another device.').waitFor()

    await m.getByRole('button', { name: 'Remove Authenticator app' }).click()
    await m.getByText('You’ll then sign in with just your password.').waitFor()
    await m.getByRole('button', { name: 'Turn it off' }).click()
    await m.getByText('Two-step sign-in is off.').waitFor()
    await submitSignIn(phone, maya)
    await phone.waitForURL('**/profile')
    await phone.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
  })

  it('is required of Jonas before he sets a new password, even after his mailed link', async ({ squash, visit }) => {
    const j = await signedUp(squash, jonas)
    const key = await addAuthenticatorApp(j, new Date())
    const page = await visit()
    await page.goto('/forgot-password')
    await box(page, 'Email').fill(jonas.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await followLink(page, linkIn(await mailTo(squash, jonas.email, /password/i), 'type=recovery'))
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await box(page, code).fill(authenticatorCode(key, aStepLater()))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await box(page, 'New password').fill('a quieter one')
    await box(page, 'Confirm new password').fill('a quieter one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.waitForURL('**/dashboard')
    expectQuiet(page)
  })

  it('takes the passkey that Ada has added alongside her app, or the code', async ({ squash, visit }) => {
    const actor = await signedUp(squash, ada)
    const key = await addAuthenticatorApp(actor, new Date())
    const a = await visit({ as: actor, width: 390, theme: 'dark' })
    const authenticator = await plugIn(a)
    await a.goto('/security')
    await a.getByRole('button', { name: 'Add a passkey' }).click()
    await box(a, 'Name').fill('Laptop')
    await picture(a, 'adding-a-passkey')
    await authenticator.recognises(false)
    await a.getByRole('button', { name: 'Continue' }).click()
    await a.getByText('Your browser didn’t finish.', { exact: false }).waitFor()
    await authenticator.recognises(true)
    await a.getByRole('button', { name: 'Continue' }).click()
    await a.getByText('Your passkey is set up.', { exact: false }).waitFor()
    await a.getByRole('button', { name: 'Remove Laptop' }).waitFor()
    await picture(a, 'security-with-a-passkey')

    await a.evaluate(() => localStorage.removeItem('squash-auth'))
    await a.goto('/login?next=%2Fsecurity')
    await submitSignIn(a, ada)
    await a.getByRole('heading', { name: 'One more step' }).waitFor()
    await a.getByRole('button', { name: 'Use your passkey' }).waitFor()
    await picture(a, 'second-factor-passkey')
    await a.getByRole('button', { name: 'Use a code instead', exact: true }).click()
    await box(a, code).fill(authenticatorCode(key, aStepLater()))
    await a.getByRole('button', { name: 'Use a passkey instead', exact: true }).click()
    await a.getByRole('button', { name: 'Use your passkey' }).press('Enter')
    await a.waitForURL('**/security')

    await a.getByRole('button', { name: 'Remove Laptop' }).click()
    await a.getByRole('button', { name: 'Remove it' }).click()
    await a.getByText('Laptop has been removed.').waitFor()
    expectQuiet(a)
  })

  it("offers signing out to a user who can't enter the code", async ({ squash, visit }) => {
    const page = await visit()
    await page.goto('/login')
    await submitSignIn(page, { ...jonas, password: 'a quieter one' })
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await page.getByRole('button', { name: 'Use another account' }).click()
    await page.waitForURL(`${squash.url}/`)
  })
})
