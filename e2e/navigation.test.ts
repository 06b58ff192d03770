import { ada, apart, ben, carla, jonas, maya, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { amend, breakCall, withoutPageData } from './support/network.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import {
  expectQuiet,
  expectQuietBesideRefusals,
  fillSignUp,
  picture,
  pressSignUp,
  signIn,
  submitSignIn,
} from './support/visitor.ts'

const it = journey.extend('people', { scope: 'file' }, async ({ squash }) => ({
  ...(await mayaAndJonas(squash)),
  ada: await signedUp(squash, ada),
}))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

describe('a visitor', () => {
  it('who follows a link to a conflict signs in first and then lands on it', async ({ people, visit }) => {
    const { id } = await startConflict(people.maya)
    const j = await visit()
    await j.goto(`/conflict/${id}`)
    await j.waitForURL(`**/login?next=%2Fconflict%2F${id}`)
    await j.getByText('we’ll take you straight to the page you came for.').waitFor()
    await submitSignIn(j, jonas)
    await j.waitForURL(`**/conflict/${id}`)
    await j.getByLabel('Your side of it').waitFor()
    expectQuiet(j)
  })

  it('can also sign up on the way, and is never led off the site', async ({ squash, visit }) => {
    const page = await visit()
    await page.goto('/profile')
    await page.getByText('Sign up', { exact: true }).click()
    await fillSignUp(page, ben)
    await pressSignUp(page)
    await page.waitForURL('**/profile')
    await page.getByRole('button', { name: 'Skip the tour' }).click()
    await logOut(page)
    await page.goto('/login?next=//evil.example/%2F..')
    await submitSignIn(page, ben)
    await page.waitForURL(`${squash.url}/dashboard`)
    // Logging out immediately would end the session of requests that are still in flight.
    expectQuietBesideRefusals(page)
  })

  it('lands on the landing page when an address does not exist', async ({ squash, visit }) => {
    const page = await visit()
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await heading(page, 'Squash the beef. Keep the friend.')
    await page.waitForURL(`${squash.url}/`)
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect
      .poll(() => page.getByRole('heading', { name: 'How it works' }).evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200)
    expectQuietBesideRefusals(page)
  })

  it("sees the real figures, and 247, 189 and 77% only when they can't be loaded", async ({ visit }) => {
    const page = await visit()
    const figures = page.getByRole('region', { name: 'Squash in numbers' })
    await withoutPageData(page)
    await amend(page, 'get_global_stats', { total_conflicts: 1234, resolved_conflicts: 823 })
    await page.goto('/')
    await expect.poll(() => figures.locator('dd').allInnerTexts()).toEqual(['1,234', '823', '67%'])
    await breakCall(page, 'get_global_stats', 500)
    await page.reload()
    await expect.poll(() => figures.locator('dd').allInnerTexts()).toEqual(['247', '189', '77%'])
  })
})

describe('a signed-in user', () => {
  it('skips the landing page and the login screen', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    for (const path of ['/', '/login', '/login?mode=sign-up']) {
      await m.goto(path)
      await m.waitForURL('**/dashboard')
    }
    expect((await m.goto('/nowhere'))?.status()).toBe(404)
    await heading(m, 'Page not found')
    await m.getByRole('link', { name: 'Back to home' }).click()
    await heading(m, 'What needs squashing?')
    expectQuietBesideRefusals(m)
  })

  it('can open both lists by address, by tab and with the back button', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/history')
    await m.getByText('No squashes yet').waitFor()
    await m.getByRole('tab', { name: /Active Conflicts/ }).click()
    await m.waitForURL('**/conflicts')
    await m.getByRole('link', { name: words.title, exact: true }).first().click()
    await heading(m, words.title)
    await m.goBack()
    await m.waitForURL('**/conflicts')
    await heading(m, 'What needs squashing?')
    expectQuiet(m)
  })

  it("logs out to the landing page, and can't get back in with the back button", async ({ squash, visit }) => {
    const person = apart(maya, 'leaves')
    await signedUp(squash, person)
    const m = await visit()
    await signIn(m, person)
    await logOut(m)
    await heading(m, 'Squash the beef. Keep the friend.')
    await m.waitForURL(`${squash.url}/`)
    await m.goto('/dashboard')
    await m.waitForURL('**/login?next=%2Fdashboard')
    // Requests that the dashboard still had in flight were refused.
    expectQuietBesideRefusals(m)
  })

  it('has menus that close on an outside click and on every navigation', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/dashboard')
    const menu = m.getByRole('menu')
    const account = m.getByRole('button', { name: 'Your account' })
    await m.getByText('Hey, Maya').waitFor()
    // Web fonts that load late would move it.
    await m.evaluate(() => document.fonts.ready)
    const before = await account.boundingBox()
    await account.click()
    await menu.waitFor()
    expect(await account.boundingBox(), 'where the button is').toEqual(before)
    await m.mouse.click(300, 700)
    await menu.waitFor({ state: 'hidden' })
    await account.click()
    await m.getByRole('menuitem', { name: 'Profile' }).click()
    await heading(m, 'Profile')
    await menu.waitFor({ state: 'hidden' })
    await account.click()
    await menu.waitFor()
    await m.goBack()
    await menu.waitFor({ state: 'hidden' })
    await m.goForward()
    await heading(m, 'Profile')
    expect(await menu.count(), 'menus opened by going forward').toBe(0)

    await m.setViewportSize({ width: 390, height: 844 })
    const panel = m.getByRole('dialog')
    await m.getByRole('button', { name: 'Menu', exact: true }).click()
    await panel.waitFor()
    await m.mouse.click(20, 500)
    await panel.waitFor({ state: 'hidden' })
    await m.getByRole('button', { name: 'Menu', exact: true }).click()
    await panel.waitFor()
    await m.goBack()
    await m.waitForURL('**/dashboard')
    await panel.waitFor({ state: 'hidden' })
    expectQuiet(m)
  })

  it('sees a friendly message when the session was ended on another device', async ({ squash, visit }) => {
    const person = apart(jonas, 'two_devices')
    await signedUp(squash, person)
    const [phone, desk] = [await visit({ width: 390 }), await visit()]
    await signIn(phone, person)
    await signIn(desk, person)
    await phone.goto('/new-conflict')
    await phone.getByLabel('What is it about?').fill('Half a thought')
    await desk.goto('/profile/settings')
    await desk.getByRole('button', { name: 'Sign out everywhere' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await heading(desk, 'Squash the beef. Keep the friend.')

    await phone.reload()
    await phone.getByText('You’ve been signed out, maybe from another device.').waitFor()
    await picture(phone, 'signed-out-elsewhere')
    // The server has rendered this page for someone who was never signed in.
    await phone.reload()
    await phone.getByText('You’ve been signed out, maybe from another device.').waitFor()
    expectQuietBesideRefusals(phone)
    await submitSignIn(phone, person)
    await phone.waitForURL('**/new-conflict')
    expect(await phone.getByLabel('What is it about?').inputValue()).toBe('Half a thought')
  })
})

describe('an invite', () => {
  it('can be declined from the mail, after one confirmation, without an account', async ({ squash, people, visit }) => {
    await done(
      people.ada.call('create_conflict', {
        title: words.title,
        user2_email: carla.email,
        user1_mood: 'chill',
        user1_raw_message: words.maya,
      }),
    )
    const decline = linkIn(await mailTo(squash, carla.email, /settle/), '?answer=decline')
    const [a, c] = [await visit({ as: people.ada }), await visit()]
    await a.goto('/dashboard')
    await a.getByRole('link', { name: words.title, exact: true }).click()
    await a.getByText('WAITING FOR').first().waitFor()
    await c.goto(decline)
    await c.getByRole('dialog', { name: 'Rather not?' }).waitFor()
    await c.getByRole('button', { name: 'Decline the invite' }).click()
    await heading(c, 'You declined, and that’s fine')
    await a.getByRole('heading', { name: 'This conflict was closed' }).waitFor()
    await c.goto(decline)
    await heading(c, 'This invite is no longer valid')
  })
})
