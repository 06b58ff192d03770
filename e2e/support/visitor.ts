import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '@squash/testkit/cast'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Look = { width: 390 | 1280; theme: 'light' | 'dark' }
export type Visitor = Page & {
  /** What the page complained about in its console, less what a test announced. */
  complaints: string[]
}

/** Somebody with a browser of their own: their profile shares nothing with the others'. */
export async function visit(
  browser: Browser,
  url: string,
  look: Look = { width: 1280, theme: 'light' },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return Object.assign(page, { complaints })
}

/** Fails when the page complained in its console: an error nobody expected is a bug nobody reported. */
export function expectQuiet(...visitors: Visitor[]): void {
  for (const { complaints } of visitors) expect(complaints).toEqual([])
}

/** The field itself: its show button carries the label's words too. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Signs up on the screen and waits for the dashboard. */
export async function signUp(page: Page, person: Person, from = '/login?mode=sign-up'): Promise<void> {
  if (from) await page.goto(from)
  await box(page, 'First name').fill(person.first_name)
  await box(page, 'Last name').fill(person.last_name)
  await box(page, 'Username').fill(person.username)
  await box(page, 'Email').fill(person.email)
  await box(page, 'Confirm email').fill(person.email)
  await box(page, 'Password').fill(person.password)
  await box(page, 'Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Account created! Time to squash some beef.').waitFor()
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await box(page, 'Email').fill(person.email)
  await box(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Welcome back, conflict resolver!').waitFor()
  await page.waitForURL('**/dashboard')
}

/** Keeps a picture of the whole page in the folder JOURNEY_PICTURES, when somebody wants to look. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // A sticky bar would else stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
