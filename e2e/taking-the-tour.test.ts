import { ada, ben, carla, maya } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faults } from './support/accessible.ts'
import { comesAfter, holdTime } from './support/clock.ts'
import { journey as it } from './support/journey.ts'
import { focusMovesInto } from './support/keyboard.ts'
import { newcomer, signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const tour = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d of 7/ })
const next = (page: Page) => page.getByRole('button', { name: 'NEXT' })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Squash' })

describe('the tour', () => {
  it('greets Maya a second after her first screen, and leads her through seven steps by keyboard alone', async ({
    squash,
    visit,
  }) => {
    const page = await visit({ as: await newcomer(squash, maya), width: 390 })
    await page.goto('/dashboard')
    await welcome(page).waitFor()
    await picture(page, 'tour-390-first')
    expect(await faults(page)).toEqual([])

    for (let step = 1; step < 7; step++) {
      await page.getByText(`Step ${step} of 7`).waitFor()
      await next(page).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByText('Step 7 of 7').waitFor()
    await picture(page, 'tour-390-last')
    // Past the last control, the focus returns to the first in the next frame.
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab')
      await focusMovesInto(tour(page))
    }

    const saved = page.waitForResponse('**/rpc/update_profile')
    await page.getByRole('button', { name: 'GET STARTED' }).click()
    expect((await saved).status()).toBe(200)
    await tour(page).waitFor({ state: 'detached' })
    expectQuiet(page)
  })

  it('explains what happens to a conflict that no rehash settles', async ({ squash, visit }) => {
    const page = await visit({ as: await newcomer(squash, ben), theme: 'dark' })
    await page.goto('/dashboard')
    await welcome(page).waitFor()
    for (let step = 1; step < 5; step++) await next(page).click()
    await page.getByText('A conflict that survives two AI rehashes can go to the public board').waitFor()
    await picture(page, 'tour-1280-dark')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText('Step 4 of 7').waitFor()
  })

  it('never returns for Carla, who closed it at the first step, even when saving that failed', async ({
    squash,
    visit,
  }) => {
    const page = await visit({ as: await newcomer(squash, carla) })
    let fails = true
    await page.route('**/rpc/update_profile', (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/dashboard')
    await focusMovesInto(tour(page))
    await page.keyboard.press('Escape')
    await tour(page).waitFor({ state: 'detached' })

    // Saving fails until the first page is gone: if that page saved in time, the next would have nothing to save.
    page.once('framenavigated', () => {
      fails = false
    })
    const saved = page.waitForResponse('**/rpc/update_profile')
    await page.reload()
    expect((await saved).status()).toBe(200)
    await page.clock.install()
    await page.reload()
    // Her profile has loaded.
    await page.getByRole('link', { name: /^The Peaceful Observer/ }).waitFor()
    await page.clock.runFor(1200)
    expect(await tour(page).count()).toBe(0)
    expectQuietBesideRefusals(page)
  })

  it("doesn't show for Ada, who has taken it, and appears after exactly a second for a newcomer", async ({
    squash,
    visit,
  }) => {
    const settled = await visit({ as: await signedUp(squash, ada) })
    await settled.goto('/dashboard')
    await settled.getByText('Active Conflicts').first().waitFor()
    const page = await visit({
      as: await newcomer(squash, { ...ben, username: 'benjamin', email: 'benjamin@example.com' }),
    })
    await holdTime(page)
    const profile = page.waitForResponse('**/get_profile')
    // `goto` returns once the app has started, which can need timers, and the clock is held.
    const opened = page.goto('/dashboard')
    // The second starts with the profile, and the screen may appear after it.
    await Promise.all([profile, page.getByRole('heading', { level: 1 }).waitFor()])
    await comesAfter(page, 1000, () => tour(page).isVisible())
    await opened
    expect(await tour(settled).count()).toBe(0)
  })
})
