import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { account } from './screens/account.ts'
import { agreement } from './screens/agreement.ts'
import { conflict } from './screens/conflict.ts'
import { debates } from './screens/debates.ts'
import { forum } from './screens/forum.ts'
import { moderation } from './screens/moderation.ts'
import { quests } from './screens/quests.ts'
import type { Screen } from './screens/screen.ts'
import { security } from './screens/security.ts'
import { tips } from './screens/tips.ts'
import { tour } from './screens/tour.ts'
import { visitorScreens } from './screens/visitor.ts'
import type { World } from './world.ts'

/** Every screen, in every state that looks different. Those with replaced answers come first: each loads the page again. */
export const screens: Screen[] = [
  ...visitorScreens,
  ...account,
  ...security,
  ...quests,
  ...conflict,
  ...agreement,
  ...debates,
  ...forum,
  ...tips,
  ...moderation,
  ...tour,
].toSorted((one, other) => Number(other.answers !== undefined) - Number(one.answers !== undefined))

const pathOf = ({ path }: Screen, world: World): string => (typeof path === 'string' ? path : path(world))

/** Opens a screen in its state. */
export async function open(page: Page, screen: Screen, world: World): Promise<void> {
  await screen.answers?.(page)
  await page.goto(pathOf(screen, world))
  await becomes(page, screen)
}

/**
 * The same from another screen, as if by a link, which saves the 0.4 s of CPU time that loading the page again takes. The
 * page is loaded again only where answers are or were replaced, from outside the app, such as from the test checkout, and
 * for the screen that users can't leave before they enter their second factor. Two screens of one kind would keep their
 * state, so a screen of another kind comes between them.
 */
export async function openFrom(former: Screen | undefined, page: Page, screen: Screen, world: World): Promise<void> {
  const path = pathOf(screen, world)
  const isReplaced = former?.answers !== undefined || screen.answers !== undefined
  const isInApp = former !== undefined && (await page.locator('#root').count()) > 0
  if (isReplaced || !isInApp || path === '/mfa') return open(page, screen, world)
  if (kindOf(path) === kindOf(page.url())) await follow(page, NOTHING_HERE)
  await follow(page, path)
  await becomes(page, screen)
}

const NOTHING_HERE = '/no/such/page'

/** Goes to another screen within the app. The previous screen stays until the code of the new one has loaded. */
async function follow(page: Page, path: string): Promise<void> {
  // The pointer is still where it pressed on the last screen, so something on the new one would look hovered.
  await page.mouse.move(0, 0)
  const left = await page.locator('h1').first().elementHandle()
  await page.evaluate((to) => {
    // Each location has a key of its own, as with a link: menus close when it changes.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((heading) => !heading?.isConnected, left)
}

/** The first word of the path. History is a tab of the dashboard. */
function kindOf(path: string): string | undefined {
  const [, word] = new URL(path, 'http://localhost').pathname.split('/')
  return word === 'history' ? 'dashboard' : word
}

async function becomes(page: Page, { prepare, shows }: Screen): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await prepare?.(page)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
}

/** Whose browser shows a screen. */
export const viewerOf = ({ who }: Screen, world: World): { as?: Actor } => (who ? { as: world[who] } : {})
