import { type Person, words } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'

/** Writes a conflict on the screen. @returns the path of the new conflict's screen */
export async function startConflict(page: Page, other: Person): Promise<string> {
  await page.getByRole('link', { name: 'Start a new conflict' }).first().click()
  await page.getByRole('radio', { name: 'annoyed' }).check({ force: true })
  await page.getByRole('button', { name: words.title }).click()
  await page.getByLabel('Who is it with?').fill(other.email)
  await page.getByLabel('What happened?').fill(words.maya)
  await page.getByRole('button', { name: 'Send it calmly' }).click()
  await page.waitForURL('**/conflict/**')
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  return new URL(page.url()).pathname
}

export async function respond(page: Page): Promise<void> {
  await page.getByLabel('Your side of it').fill(words.jonas)
  await page.getByRole('button', { name: 'Send my response' }).click()
  await page.getByText('Response submitted! AI is processing...').waitFor()
}

export async function vote(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
}

export async function submitCoreIssue(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your core issue').fill(text)
  await page.getByRole('button', { name: 'Tell the mediator' }).click()
  await page.getByText('Core issue submitted!').waitFor()
}
