import { launchBrowser } from '@squash/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrastFaults, faults, motions, sidewaysScroll, smallTargets } from './support/accessible.ts'
import { open, screens, seedWorld, viewerOf, type World } from './support/screens.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { picture, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
let world: World
beforeAll(async () => {
  squash = await startSquash()
  world = await seedWorld(squash)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

describe('everybody can use the screen', () => {
  it.each(screens)('$name', async (screen) => {
    const page = await visit(browser, squash.url, viewerOf(screen, world))
    await open(page, screen, world)
    expect.soft(await faults(page), 'wide and light').toEqual([])
    expect.soft(await smallTargets(page), 'targets too small on a desk').toEqual([])
    await picture(page, `${screen.name}-wide-light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await contrastFaults(page), 'wide and dark').toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    expect.soft(await faults(page), 'narrow and dark').toEqual([])
    expect.soft(await smallTargets(page), 'targets too small for a thumb').toEqual([])
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0)
    expect.soft(await motions(page), 'movement for somebody who asked for none').toEqual([])
    await picture(page, `${screen.name}-narrow-dark`)
    await page.context().close()
  })
})
