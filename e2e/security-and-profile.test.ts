import { jonas, maya } from '@squash/testkit/cast'
import { testClient } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { codeIn } from '../apps/server/test/support/mails.ts'
import { journey } from './support/journey.ts'
import { followLink, linkIn, mailTo } from './support/mail.ts'
import { signedUp } from './support/people.ts'
import { chooseFile, PHOTO } from './support/photo.ts'
import { startSquash } from './support/squash.ts'
import { box, expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const it = journey
/** Changing a password requires the current one and, in an old session, a code. */
const strictly = journey.extend('squash', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
  const squash = await startSquash({ AUTH_REQUIRE_CURRENT_PASSWORD: 'on', AUTH_REQUIRE_REAUTHENTICATION: 'on' })
  onCleanup(() => squash.stop())
  return squash
})

/** Maya, after she has changed her password. */
const brighterMaya = { ...maya, password: 'a brighter morning' }

describe('the security page', () => {
  it('changes Maya’s password after asking for the old one, and signs out her other devices', async ({
    squash,
    visit,
  }) => {
    const m = await visit({ as: await signedUp(squash, maya) })
    const elsewhere = await testClient(squash.url).signIn(maya)
    await m.goto('/security')
    const change = (current: string) => fillPasswords(m, current, brighterMaya.password)
    await change('not this one')
    await m.getByText('Your current password isn’t right.').waitFor()
    await picture(m, 'wrong-current-password')
    await change(maya.password)
    await m.getByText('Your password has been changed.', { exact: false }).waitFor()
    expect(await box(m, 'New password').inputValue()).toBe('')
    expect((await elsewhere.call('get_dashboard', {})).status).toBe(401)
    await m.getByText('Password changed', { exact: true }).waitFor()
    await m.getByText('A device was signed out').first().waitFor()
    await testClient(squash.url).signIn(brighterMaya)
    expectQuietBesideRefusals(m)
  })

  it('changes Jonas’ address once both addresses have confirmed, and shows the pending change until then', async ({
    squash,
    visit,
  }) => {
    const j = await visit({ as: await signedUp(squash, jonas), width: 390, theme: 'dark' })
    await j.goto('/security')
    await box(j, 'New email').fill('jonas@lake.example')
    await j.getByRole('button', { name: 'Change email' }).click()
    await j.getByText('Open the links we sent to both addresses, or enter their codes here.').waitFor()
    await picture(j, 'address-waits')
    await followLink(j, linkIn(await mailTo(squash, jonas.email, /./), '/verify'))
    await j.getByText('Thank you. Now open the link we sent to your other address.').waitFor()
    await box(j, 'Code from either email').fill(codeIn(await mailTo(squash, 'jonas@lake.example', /./)))
    await j.getByRole('button', { name: 'Confirm', exact: true }).click()
    await j.getByText('Your email address has been changed.').waitFor()
    await j.getByText('You sign in as jonas@lake.example.').waitFor()
    expectQuiet(j)
  })

  it('signs out all of Jonas’ other devices at once', async ({ squash, visit }) => {
    const now = { ...jonas, email: 'jonas@lake.example' }
    const [laptop, tablet] = [await testClient(squash.url).signIn(now), await testClient(squash.url).signIn(now)]
    const j = await visit({ as: laptop })
    await j.goto('/security')
    await j.getByRole('button', { name: 'Sign out all other devices' }).click()
    await j.getByText('All your other devices have been signed out.').waitFor()
    await j.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'detached' })
    expect((await tablet.call('get_dashboard', {})).status).toBe(401)
    expectQuiet(j)
  })
})

describe('the profile', () => {
  it('takes a photo from Maya’s device, fitted with the keyboard alone, and shows it everywhere at once', async ({
    squash,
    visit,
  }) => {
    const m = await visit({ as: await testClient(squash.url).signIn(brighterMaya), width: 390 })
    await m.goto('/profile')
    await m.getByRole('button', { name: 'Edit profile' }).click()
    await m.getByRole('button', { name: 'Upload a photo' }).press('Enter')
    await chooseFile(m, PHOTO)
    const frame = m.getByRole('application', { name: 'The part of the photo that people see' })
    await frame.press('ArrowLeft')
    await frame.press('+')
    await m.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await picture(m, 'fitting-a-photo')
    await m.getByRole('button', { name: 'Save photo' }).press('Enter')
    await m.getByText('Your new photo is up.').waitFor()
    const shown = m.locator('img[src^="/photos/"]:visible')
    await shown.first().waitFor()
    expect(
      await shown.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(512)
    await m.getByRole('button', { name: 'Upload a photo' }).and(m.locator(':focus')).waitFor()
    expectQuiet(m)
  })
})

describe('when the operator requires more than a session', () => {
  strictly(
    'Maya changes her password with the current one, and resets a forgotten one by the mailed link',
    async ({ squash, visit }) => {
      const m = await visit({ as: await signedUp(squash, maya) })
      await m.goto('/security')
      await fillPasswords(m, maya.password, 'a brighter morning')
      await m.getByText('Your password has been changed.', { exact: false }).waitFor()

      const stranger = await visit()
      await stranger.goto('/forgot-password')
      await box(stranger, 'Email').fill(maya.email)
      await stranger.getByRole('button', { name: 'Send the link' }).click()
      await followLink(stranger, linkIn(await mailTo(squash, maya.email, /Set a new password/), '/verify'))
      await box(stranger, 'New password').fill('a quiet evening')
      await box(stranger, 'Confirm new password').fill('a quiet evening')
      await stranger.getByRole('button', { name: 'Save password' }).click()
      await stranger.getByText('Your password has been changed.').waitFor()
      await testClient(squash.url).signIn({ ...maya, password: 'a quiet evening' })
      expectQuiet(m)
      expectQuiet(stranger)
    },
  )

  strictly('Jonas, who signed in days ago, must enter a code and keeps what he typed', async ({ squash, visit }) => {
    const j = await visit({ as: await signedUp(squash, jonas), width: 390, theme: 'dark' })
    const codes: unknown[] = []
    // Made to look old in the browser: the server decides by the age of the session, and this one is new.
    await j.route('**/auth/v1/user', async (route) => {
      const { nonce } = Object(route.request().method() === 'PUT' ? route.request().postDataJSON() : { nonce: '' })
      if (nonce) codes.push(nonce)
      if (nonce !== undefined) return await route.fallback()
      await route.fulfill({
        status: 400,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        json: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
      })
    })
    await j.goto('/security')
    await fillPasswords(j, jonas.password, 'a calmer evening')
    await j.getByText('you also need a code to change your password', { exact: false }).waitFor()
    await j.getByRole('button', { name: 'Change password' }).click()
    await j.getByText('Enter the six digits').waitFor()
    await j.getByRole('button', { name: 'Send me a code' }).click()
    const { text } = await mailTo(squash, jonas.email, /Your code/)
    await box(j, 'Code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
    await picture(j, 'a-code-beside-a-new-password')
    await j.getByRole('button', { name: 'Change password' }).click()
    await j.getByText('Your password has been changed.', { exact: false }).waitFor()
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)])
    await testClient(squash.url).signIn({ ...jonas, password: 'a calmer evening' })
    expectQuietBesideRefusals(j)
  })
})

async function fillPasswords(page: Page, current: string, password: string): Promise<void> {
  await box(page, 'Current password').fill(current)
  await box(page, 'New password').fill(password)
  await box(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}
