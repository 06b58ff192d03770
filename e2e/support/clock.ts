import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** One step of a held clock, in milliseconds: the grain of what these tests can tell apart. */
const STEP = 20

/** Milliseconds that the page's clock is put forward by when it is stopped: it cannot be stopped at a time that is over. */
const AHEAD = 10_000

/** Stops the page's clock. From now on its timers run only while a test lets time pass. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD)
}

/** Lets time pass in small steps until something is so. Answers of the server come in real time, meanwhile. */
const passUntil = (page: Page, isSo: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(STEP)
        return isSo()
      },
      { interval: 5, timeout: 15_000 },
    )
    .toBe(true)

/** The same, until something shows. */
export const passUntilShown = (page: Page, what: Locator): Promise<void> =>
  passUntil(page, () => what.first().isVisible())

/** What time the page has, in milliseconds. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/** Makes sure that `event` has not come shortly before so many milliseconds, and has shortly after. */
export async function comesAfter(page: Page, milliseconds: number, event: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(milliseconds - 10 * STEP)
  expect(await event(), `too early for ${milliseconds} ms`).toBe(false)
  await page.clock.runFor(11 * STEP)
  await passUntil(page, event)
}
