import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from '@squash/contract/messages'
import type { Person } from '@squash/testkit/cast'
import type { Actor } from '@squash/testkit/http'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Look = { width: 360 | 390 | 1280; theme: 'light' | 'dark' }
type Visit = Partial<Look> & {
  /** Somebody who signed in over HTTP: their browser opens with that session. */
  as?: Actor
  /** Whether this person lets things move; most tests would rather not wait for it. */
  motion?: 'reduce' | 'no-preference'
}
export type Visitor = Page & {
  /** What the page complained about in its console. */
  complaints: string[]
  /** What the browser itself wrote there about answers of 400 and up, and requests that got none. */
  failedRequests: string[]
}

/** Somebody with a browser of their own: their profile shares nothing with the others'. */
export async function visit(
  browser: Browser,
  url: string,
  { width = 1280, theme = 'light', as, motion = 'reduce' }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 1280 ? 900 : 844 },
    colorScheme: theme,
    reducedMotion: motion,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    ...(as?.session && {
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: 'squash-auth', value: JSON.stringify(as.session) }] }],
      },
    }),
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  const failedRequests: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    ;(text.startsWith('Failed to load resource') ? failedRequests : complaints).push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return Object.assign(page, { complaints, failedRequests })
}

/** Everybody closes their browser. What a test changed in an answer that is still on its way is nobody's concern any more. */
export async function everybodyLeaves(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.close()
  }
}

/** Fails when the page complained in its console: an error nobody expected is a bug nobody reported. */
export function expectQuiet(...visitors: Visitor[]): void {
  for (const visitor of visitors) expect([...complaintsOf(visitor), ...visitor.failedRequests]).toEqual([])
}

/** The same where the test has calls refused or cut off, which the browser always writes down. */
export function expectQuietBesideRefusals(...visitors: Visitor[]): void {
  for (const visitor of visitors) expect(complaintsOf(visitor)).toEqual([])
}

/** That a profile was slow to come is the machine's fault, and right-on-time.test.ts looks at it. */
export const complaintsOf = ({ complaints }: Visitor): string[] =>
  complaints.filter((complaint) => !complaint.includes(MESSAGES.profile.fetchTimeout))

/** The field itself: its show button carries the label's words too. */
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Types a whole sign-up. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await box(page, 'First name').fill(person.first_name)
  await box(page, 'Last name').fill(person.last_name)
  await box(page, 'Username').fill(person.username)
  await box(page, 'Email').fill(person.email)
  await box(page, 'Confirm email').fill(person.email)
  await box(page, 'Password').fill(person.password)
  await box(page, 'Confirm password').fill(person.password)
}

export const pressSignUp = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true }).click()

/** Signs up on the screen, and closes the tour that greets whoever is new. */
export async function signUp(page: Page, person: Person, from = '/login?mode=sign-up'): Promise<void> {
  if (from) await page.goto(from)
  await fillSignUp(page, person)
  await pressSignUp(page)
  await page.getByText('Account created! Time to squash some beef.').waitFor()
  await page.getByRole('button', { name: 'Skip the tour' }).click()
  await page.getByRole('dialog', { name: 'Welcome to Squash' }).waitFor({ state: 'detached' })
}

/** Types and sends a sign-in, on whichever screen shows the form. */
export async function submitSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await box(page, 'Email').fill(person.email)
  await box(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await submitSignIn(page, person)
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
  await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
}
