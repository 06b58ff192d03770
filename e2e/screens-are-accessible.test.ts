import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contrastFaults, faults, motions, sidewaysScroll, smallTargets } from './support/accessible.ts'
import { sharedBrowser } from './support/browser.ts'
import type { Screen } from './support/screens/screen.ts'
import { openFrom, screens, viewerOf } from './support/screens.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { closeVisits, complaintsOf, picture, type Visitor, visit } from './support/visitor.ts'
import { seedWorld, type World } from './support/world.ts'

let browser: Browser
let squash: RunningSquash
let world: World
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([sharedBrowser(), startSquash({ HOST: 'localhost' })])
  world = await seedWorld(squash)
})
afterAll(async () => {
  await closeVisits(browser)
  await squash.stop()
})

/** One browser per person: most of the cost of a new one has nothing to do with the screen. */
type BrowserOf = { page: Visitor; foreign: string[]; former?: Screen }
const browsers = new Map<Screen['who'], BrowserOf>()
afterEach(() => Promise.all([...browsers.values()].map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))))

async function browserFor(screen: Screen): Promise<BrowserOf> {
  const known = browsers.get(screen.who)
  if (known) return known
  const page = await visit(browser, squash.url, viewerOf(screen, world))
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${squash.url}/`) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const opened: BrowserOf = { page, foreign }
  browsers.set(screen.who, opened)
  return opened
}

describe('every screen is accessible and loads nothing from other origins', () => {
  it.each(screens)('$name', async (screen) => {
    const shown = await browserFor(screen)
    const { page, foreign } = shown
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await openFrom(shown.former, page, screen, world)
    shown.former = screen
    expect.soft(await faults(page), 'wide and light').toEqual([])
    expect.soft(await smallTargets(page), 'targets too small on a desk').toEqual([])
    await picture(page, `${screen.name}-wide-light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await contrastFaults(page), 'wide and dark').toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    // On a scrolled page, the header would cover links, which isn't a fault of the links.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect.soft(await faults(page), 'narrow and dark').toEqual([])
    expect.soft(await smallTargets(page), 'targets too small for a thumb').toEqual([])
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0)
    expect.soft(await motions(page), 'movement for a user who asked for none').toEqual([])
    await picture(page, `${screen.name}-narrow-dark`)

    expect.soft(foreign.splice(0), 'requests to others').toEqual([])
    // Many screens show refused calls, which the browser logs by itself.
    expect.soft(complaintsOf(page), 'complaints in the console').toEqual([])
    page.complaints.length = 0
  })
})
