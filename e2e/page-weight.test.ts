import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { open, screens, viewerOf } from './support/screens.ts'
import { expectQuietBesideRefusals } from './support/visitor.ts'
import { seedWorld, type World } from './support/world.ts'

const it = journey.extend('world', { scope: 'file' }, ({ squash }) => seedWorld(squash))

/** `bytes` is the size with Brotli, which every supported browser accepts. */
type Script = { path: string; bytes: number; encoding: string | null; code: string }

async function scriptAt(url: string): Promise<Script> {
  const response = await fetch(url)
  const code = await response.text()
  return {
    path: new URL(url).pathname,
    bytes: brotliCompressSync(code).length,
    encoding: response.headers.get('content-encoding'),
    code,
  }
}

/** All JavaScript that a page loads until it works: until its screen replaces or takes over the HTML that was sent. */
async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root') || document.querySelector('#root[data-view]')) return
      observer.disconnect()
      performance.mark('works', { detail: performance.getEntriesByType('resource').map(({ name }) => name) })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(path)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByName('works')
      .flatMap((mark) => ('detail' in mark && Array.isArray(mark.detail) ? mark.detail.map(String) : [])),
  )
  return Promise.all(loaded.filter((url) => new URL(url).pathname.endsWith('.js')).map(scriptAt))
}

const holds = (scripts: Script[], text: string) => scripts.some(({ code }) => code.includes(text))

/** The limits on the bytes of JavaScript that a page loads before it works. */
const PUBLIC = 100_000
const SIGNED_IN = 150_000

describe('the JavaScript that a page loads before it works', () => {
  const pages: [name: string, path: (world: World) => string][] = [
    ['landing', () => '/'],
    ['login', () => '/login'],
    ['sign-up', () => '/login?mode=sign-up'],
    ['the public board', () => '/public-shame'],
    ['a ruling', (world) => `/ruling/${world.conflict.ruled}`],
    ['the forum', () => '/reddit-conflict'],
    ['fairness', () => '/fairness'],
  ]
  it.for(pages)(`is up to ${PUBLIC} bytes compressed: %s`, async ([_, path], { visit, world }) => {
    expectSmall(await scriptsOf(await visit(), path(world)), PUBLIC)
  })

  it.for(['/dashboard', '/leaderboard'])(
    `is up to ${SIGNED_IN} bytes compressed when signed in: %s`,
    async (path, { visit, world }) => {
      expectSmall(await scriptsOf(await visit({ as: world.maya }), path), SIGNED_IN)
    },
  )

  it("doesn't include the code of other screens", async ({ visit, world }) => {
    const landing = await scriptsOf(await visit(), '/')
    const path = `/conflict/${world.conflict.vote_1}`
    const conflict = await scriptsOf(await visit({ as: world.maya }), path)
    for (const onlyThere of ['CONFLICT SQUASHED!', 'Does this settle it?'])
      expect(holds(conflict, onlyThere)).toBe(true)
    expect(holds(landing, 'Does this settle it?')).toBe(false)
    expect(holds(landing, 'What’s the beef?')).toBe(false)
    expect(holds(conflict, 'What’s the beef?')).toBe(false)
  })
})

function expectSmall(scripts: Script[], most: number) {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, scripts.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(most)
  expect(total).toBeGreaterThan(50_000)
  expect(holds(scripts, 'ZodError'), 'schemas are for the server').toBe(false)
  for (const { path, encoding } of scripts)
    expect([path, encoding]).toEqual([path, expect.stringMatching(/^(br|gzip)$/)])
}

describe('a visitor without JavaScript', () => {
  it('reads the landing page, the public board and the policies', async ({ browser, squash }) => {
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
  it('has a policy that allows neither inline nor foreign code', async ({ squash }) => {
    const policy = (await fetch(squash.url)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  // screens-are-accessible.test.ts checks every screen at rest.
  it.for(['landing', 'dashboard', 'conflict: resolved', "a supporter's profile"])(
    'loads nothing from other origins while it is animated: %s',
    async (name, { squash, visit, world }) => {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new Error(`There is no screen ${name}`)
      const page = await visit({ ...viewerOf(screen, world), motion: 'no-preference' })
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
