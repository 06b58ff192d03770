import { brotliCompressSync } from 'node:zlib'
import { launchBrowser } from '@squash/testkit/browser'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { open, screens, viewerOf } from './support/screens.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { closeVisits, expectQuietBesideRefusals, visit } from './support/visitor.ts'
import { seedWorld, type World } from './support/world.ts'

let browser: Browser
let squash: RunningSquash
let world: World
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
  world = await seedWorld(squash)
})
afterEach(() => closeVisits(browser))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

/** `bytes` is the size with Brotli, which every supported browser accepts. */
type Script = { path: string; bytes: number; encoding: string | null; code: string }

async function scriptOf(response: Response): Promise<Script> {
  const [encoding, code] = await Promise.all([response.headerValue('content-encoding'), response.text()])
  return { path: new URL(response.url()).pathname, bytes: brotliCompressSync(code).length, encoding, code }
}

/** All JavaScript that a page loads until it is complete. */
async function scriptsOf(page: Page, path: string, isComplete: (page: Page) => Promise<unknown>): Promise<Script[]> {
  const scripts: Promise<Script>[] = []
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(scriptOf(response))
  }
  page.on('response', keep)
  await page.goto(path)
  await isComplete(page)
  // Later responses don't count, and their bodies couldn't be read once the page is closed.
  page.off('response', keep)
  return Promise.all(scripts)
}

/** Visitors' pages keep no stream open, so the network becomes idle at some point. */
const rests = (page: Page) => page.waitForLoadState('networkidle')

describe('the first page load', () => {
  it.each([
    ['/', 100_000],
    ['/login', 105_000],
    ['/login?mode=sign-up', 105_000],
  ] as const)('%s takes under %d bytes of JavaScript, compressed', async (path, most) => {
    const scripts = await scriptsOf(await visit(browser, squash.url), path, rests)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(scripts.length).toBeGreaterThan(2)
    expect(total).toBeLessThan(most)
    expect(total).toBeGreaterThan(50_000)
    for (const { path: script, encoding } of scripts)
      expect([script, encoding]).toEqual([script, expect.stringMatching(/^(br|gzip)$/)])
  })

  it("doesn't include the code of other screens", async () => {
    const landing = await scriptsOf(await visit(browser, squash.url), '/', rests)
    const page = await visit(browser, squash.url, { as: world.maya })
    const conflict = await scriptsOf(page, `/conflict/${world.conflict.vote_1}`, () =>
      page.getByText('Does this settle it?').waitFor(),
    )
    const holds = (scripts: Script[], text: string) => scripts.some(({ code }) => code.includes(text))
    for (const onlyThere of ['CONFLICT SQUASHED!', 'Does this settle it?'])
      expect(holds(conflict, onlyThere)).toBe(true)
    expect(holds(landing, 'Does this settle it?')).toBe(false)
    expect(holds(landing, 'What’s the beef?')).toBe(false)
    expect(holds(conflict, 'What’s the beef?')).toBe(false)
  })
})

describe('a visitor without JavaScript', () => {
  it('reads the landing page, the public board and the policies', async () => {
    const context = await browser.newContext({ baseURL: squash.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Squash the beef. Keep the friend.' }).waitFor()
    await page.getByRole('link', { name: 'Take a look' }).click()
    await page.getByRole('heading', { level: 1, name: 'Public Shame' }).waitFor()
    await page.getByRole('article').first().waitFor()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByText('There’s no tracking, no advertising and no analytics.').waitFor()
  })
})

describe('a page', () => {
  it('has a policy that allows neither inline nor foreign code', async () => {
    const policy = (await fetch(squash.url)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  // screens-are-accessible.test.ts checks every screen at rest.
  it.each(['landing', 'dashboard', 'conflict: resolved', "a supporter's profile"])(
    'loads nothing from other origins while it is animated: %s',
    async (name) => {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new Error(`There is no screen ${name}`)
      const page = await visit(browser, squash.url, { ...viewerOf(screen, world), motion: 'no-preference' })
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${squash.url}/`) && !request.url().startsWith('data:'))
          foreign.push(request.url())
      })
      await open(page, screen, world)
      expect(foreign).toEqual([])
      expectQuietBesideRefusals(page)
    },
  )
})
