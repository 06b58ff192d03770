import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** One step of a held clock, in milliseconds: the resolution of these tests. */
const STEP = 20

/** Milliseconds by which the page's clock is moved forward before it is paused: it can't be paused at a past time. */
const AHEAD = 10_000

/** Pauses the page's clock: its timers run only while a test lets time pass. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD)
}

/** Lets time pass in small steps until a condition holds. The server meanwhile answers in real time. */
const passUntil = (page: Page, isSo: () => Promise<boolean>, step = STEP): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        return isSo()
      },
      { interval: 5, timeout: 15_000 },
    )
    .toBe(true)

/** The same, until a locator is visible. @param step milliseconds, fewer where what began meanwhile is measured */
export const passUntilShown = (page: Page, what: Locator, step = STEP): Promise<void> =>
  passUntil(page, () => what.first().isVisible(), step)

/** The page's current time, in milliseconds. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/** Checks that `event` has not happened shortly before this many milliseconds, and has shortly after. */
export async function comesAfter(page: Page, milliseconds: number, event: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(milliseconds - 10 * STEP)
  expect(await event(), `too early for ${milliseconds} ms`).toBe(false)
  await page.clock.runFor(11 * STEP)
  await passUntil(page, event)
}
