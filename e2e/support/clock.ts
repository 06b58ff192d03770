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

/** The same, until a locator is visible. @param step milliseconds: fewer where a test measures what begins meanwhile */
export const passUntilShown = (page: Page, what: Locator, step = STEP): Promise<void> =>
  passUntil(page, () => what.first().isVisible(), step)

/**
 * Notes when each of these texts first shows, by the page's clock. Two of them may load separately, so a test that waits
 * for the second would measure the first too late.
 * @returns how long ago a text appeared, in milliseconds of the page's clock
 */
export async function watchFor(page: Page, texts: readonly string[]): Promise<(text: string) => Promise<number>> {
  const firstShown = await page.evaluateHandle((wanted) => {
    const times: Record<string, number> = {}
    const note = () => {
      for (const text of wanted) if (document.body.textContent?.includes(text)) times[text] ??= Date.now()
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
    return times
  }, texts)
  return (text) => firstShown.evaluate((times, one) => Date.now() - (times[one] ?? Number.NaN), text)
}

/** Checks that `event` has not happened shortly before this many milliseconds, and has shortly after. */
export async function comesAfter(page: Page, milliseconds: number, event: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(milliseconds - 10 * STEP)
  expect(await event(), `too early for ${milliseconds} ms`).toBe(false)
  await page.clock.runFor(11 * STEP)
  await passUntil(page, event)
}
