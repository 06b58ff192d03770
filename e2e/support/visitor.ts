import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from '@squash/contract/messages'
import type { Person } from '@squash/testkit/cast'
import type { Actor } from '@squash/testkit/http'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Look = { width: 360 | 390 | 1280; theme: 'light' | 'dark' }
export type Visit = Partial<Look> & {
  /** A user who signed in over HTTP: their browser opens with that session. */
  as?: Actor
  /** Whether this user allows animations; most tests would rather not wait for them. */
  motion?: 'reduce' | 'no-preference'
  /** Whether the app may install its service worker, whose answers `page.route` can't replace. */
  installs?: boolean
}
export type Visitor = Page & {
  /** Errors and warnings that the page wrote to its console. */
  complaints: string[]
  /** What the browser itself logged about answers of 400 and up, and about requests without an answer. */
  failedRequests: string[]
}

/** What Playwright logs when it blocks the registration of the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** A visitor with a browser of their own: its profile shares nothing with the others'. */
export async function visit(
  browser: Browser,
  url: string,
  { width = 1280, theme = 'light', as, motion = 'reduce', installs = false }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 1280 ? 900 : 844 },
    colorScheme: theme,
    reducedMotion: motion,
    serviceWorkers: installs ? 'allow' : 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  let signingIn = as?.session && (await page.addInitScript(storeSession, JSON.stringify(as.session)))
  const complaints: string[] = []
  const failedRequests: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    if (text === BLOCKED) return
    ;(text.startsWith('Failed to load resource') ? failedRequests : complaints).push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  return Object.assign(page, {
    complaints,
    failedRequests,
    async goto(...to: Parameters<Page['goto']>) {
      const answer = await goto(...to).finally(() => started(page))
      await signingIn?.dispose()
      signingIn = undefined
      return answer
    },
    reload: (...how: Parameters<Page['reload']>) => reload(...how).finally(() => started(page)),
  })
}

/**
 * Runs before the page's own scripts. A `storageState` would do the same, but opens an extra page to do so, which takes
 * twice the processor time of opening the browser.
 */
const storeSession = (session: string): void => localStorage.setItem('squash-auth', session)

/** Waits until the app has taken over what the server rendered: before that, only links work. */
const started = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('#root[data-view]')).catch(() => undefined)

/** Closes all browser contexts. Routes that still have answers in flight may fail silently. */
export async function closeVisits(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.close()
  }
}

/** Fails when the page wrote errors to its console, because an unexpected error there is a bug. */
export function expectQuiet(...visitors: Visitor[]): void {
  for (const visitor of visitors) expect([...complaintsOf(visitor), ...visitor.failedRequests]).toEqual([])
}

/** The same for tests that refuse or cut off calls, which the browser always logs. */
export function expectQuietBesideRefusals(...visitors: Visitor[]): void {
  for (const visitor of visitors) expect(complaintsOf(visitor)).toEqual([])
}

/** Ignores the message about a slow profile: the machine causes it, and timing-on-screen.test.ts tests it. */
export const complaintsOf = ({ complaints }: Visitor): string[] =>
  complaints.filter((complaint) => !complaint.includes(MESSAGES.profile.fetchTimeout))

/** Only the field: the label's words also occur in the name of its show button. */
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills in the whole sign-up form. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await box(page, 'First name').fill(person.first_name)
  await box(page, 'Last name').fill(person.last_name)
  await box(page, 'Username').fill(person.username)
  await box(page, 'Email').fill(person.email)
  const confirmation = box(page, 'Confirm email')
  // The address that an invite was mailed to needn't be typed twice.
  if (await confirmation.isVisible()) await confirmation.fill(person.email)
  await box(page, 'Password').fill(person.password)
  await box(page, 'Confirm password').fill(person.password)
}

export const pressSignUp = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true }).click()

/** Signs up on the screen, and closes the tour that greets new users. */
export async function signUp(page: Page, person: Person, from = '/login?mode=sign-up'): Promise<void> {
  await page.goto(from)
  await signUpHere(page, person)
  await skipTour(page)
}

/** Signs up on the current screen. Users who were invited get the tour only on their dashboard. */
export async function signUpHere(page: Page, person: Person): Promise<void> {
  await fillSignUp(page, person)
  await pressSignUp(page)
  await page.getByText('Account created! Time to squash some beef.').waitFor()
}

export async function skipTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip the tour' }).click()
  await page.getByRole('dialog', { name: 'Welcome to Squash' }).waitFor({ state: 'detached' })
}

/** Fills in and submits the sign-in form, on either screen that shows it. */
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

/** Saves a screenshot of the whole page in the folder JOURNEY_PICTURES, if that is set. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // Otherwise a sticky bar would end up in the middle of the screenshot.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
}
