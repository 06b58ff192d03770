import { type Person, words } from '@squash/testkit/cast'
import type { Locator, Page } from 'playwright-core'

/** Fills in a whole new conflict on its screen, with one of the suggested titles. */
export async function fillConflict(page: Page, other: Person): Promise<void> {
  await page.getByRole('radio', { name: 'annoyed' }).check({ force: true })
  await page.getByRole('button', { name: words.title }).click()
  await page.getByLabel('Who is it with?').fill(other.email)
  await page.getByLabel('What happened?').fill(words.maya)
}

export const seeConflict = (page: Page): Locator => page.getByRole('button', { name: 'See what they’ll read' })
export const sendThis = (page: Page): Locator => page.getByRole('button', { name: /^Send this to / })

/** Sends what is written through the preview, from any step of that flow. */
export const sendConflict = (page: Page): Promise<void> => sendThrough(page, seeConflict(page))

async function sendThrough(page: Page, see: Locator): Promise<void> {
  await see.or(sendThis(page)).waitFor()
  if (await see.isVisible()) await see.click()
  await sendThis(page).click()
}

/** Writes and sends a conflict, starting on the dashboard. @returns the path of the new conflict's screen */
export async function startConflict(page: Page, other: Person): Promise<string> {
  await page.getByRole('link', { name: 'Start a new conflict' }).first().click()
  await fillConflict(page, other)
  await sendConflict(page)
  await page.waitForURL('**/conflict/**')
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  return new URL(page.url()).pathname
}

export const fillResponse = (page: Page) => page.getByLabel('Your side of it').fill(words.jonas)
export const seeResponse = (page: Page): Locator => page.getByRole('button', { name: /^See what .* will read$/ })
export const sendResponse = (page: Page): Promise<void> => sendThrough(page, seeResponse(page))

export async function respond(page: Page): Promise<void> {
  await fillResponse(page)
  await sendResponse(page)
  await page.getByText('Response submitted! AI is processing...').waitFor()
}

export const vote = (page: Page, label: string) => page.getByRole('button', { name: label }).click()

/** Votes unsatisfied, with or without saying what was missing. */
export async function voteNo(
  page: Page,
  label: 'Not yet — try again' | 'STILL NOT RIGHT',
  missing = '',
): Promise<void> {
  await vote(page, label)
  await page.getByLabel('What was missing?').fill(missing)
  await vote(page, 'Send my vote')
}

export const fillCoreIssue = (page: Page, text: string) => page.getByLabel('Your core issue').fill(text)
export const sendCoreIssue = (page: Page) => page.getByRole('button', { name: 'Tell the mediator' }).click()

export async function submitCoreIssue(page: Page, text: string): Promise<void> {
  await fillCoreIssue(page, text)
  await sendCoreIssue(page)
  await page.getByText('Core issue submitted!').waitFor()
}
