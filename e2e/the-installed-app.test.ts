import { isRecord } from '@squash/contract/is-record'
import { ada, jonas, words } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contrastFaults, faults, sidewaysScroll, smallTargets } from './support/accessible.ts'
import { fillConflict, seeConflict, sendConflict } from './support/conflict.ts'
import { journey as it } from './support/journey.ts'
import { expectQuiet, picture } from './support/visitor.ts'

/** Opens the dashboard, and waits until the service worker has stored its files and answers this page. */
async function install(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses and texts of everything that the browser stores for the service worker. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        files.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' })
      }
    }
    return files
  })

describe('the installed app', () => {
  it('meets the browser’s conditions for installing it', async ({ people, visit }) => {
    const m = await visit({ as: people.maya, installs: true })
    await install(m)
    const devtools = await m.context().newCDPSession(m)
    const { data, errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Private windows, which tests use, can't install anything.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    const manifest: unknown = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({
      shortcuts: [
        { name: 'New conflict', url: '/new-conflict' },
        { name: 'Dashboard', url: '/dashboard' },
      ],
    })
    const icons: readonly unknown[] = isRecord(manifest) && Array.isArray(manifest.icons) ? manifest.icons : []
    expect(icons).not.toEqual([])
    for (const icon of icons) {
      const { src, sizes } = isRecord(icon) ? icon : {}
      const size = await m.evaluate(async (path) => {
        const image = new Image()
        image.src = path
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, String(src))
      if (sizes !== 'any') expect(size).toBe(sizes)
    }
    expectQuiet(m)
  })

  it('stores nothing private for its service worker', async ({ people, visit }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const m = await visit({ as: people.maya, installs: true })
    await install(m)
    for (const path of [`/conflict/${id}`, '/profile', '/new-conflict']) {
      await m.goto(path)
      await m.getByRole('heading', { level: 1 }).waitFor()
    }
    const files = await storedFiles(m)
    expect(files.length).toBeGreaterThan(20)
    const others = files.filter(({ path }) => !path.startsWith('/assets/')).map(({ path }) => path)
    expect(others.sort()).toEqual(['/offline.html', '/offline.js', '/shell', '/theme.js'])
    const text = files.map((file) => file.text).join('\n')
    for (const secret of [words.maya, words.jonas, jonas.email, id, 'access_token":'])
      expect(text.includes(secret), secret).toBe(false)
  })

  it('keeps the previous deployment’s files for open tabs, and no older ones', async ({ people, visit }) => {
    const m = await visit({ as: people.maya, installs: true })
    await m.goto('/manifest.webmanifest')
    await m.evaluate(async () => {
      for (const name of ['squash-oldest', 'squash-last']) {
        const cache = await caches.open(name)
        await cache.put(`/assets/${name}.js`, new Response(name))
      }
    })
    await install(m)
    const read = (path: string) => m.evaluate(async (file) => (await fetch(file)).text(), path)
    expect(await read('/assets/squash-last.js')).toBe('squash-last')
    expect(await read('/assets/squash-oldest.js')).not.toBe('squash-oldest')
    expect(await m.evaluate(() => caches.keys())).toEqual(['squash-last', expect.stringMatching(/^squash-\w{12}$/)])
  })
})

describe('Maya, who has installed Squash,', () => {
  it('writes a conflict without a network, and sends it when she is back online', async ({ people, visit }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const m = await visit({ as: people.maya, installs: true, width: 390 })
    await install(m)
    await m.context().setOffline(true)
    await m.goto(`/conflict/${id}`)
    await m.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    expect([...(await faults(m)), ...(await contrastFaults(m))]).toEqual([])
    expect([await smallTargets(m), await sidewaysScroll(m)]).toEqual([[], 0])
    await picture(m, 'offline-page-390-light')

    await m.getByRole('link', { name: 'New conflict' }).click()
    await m.getByText('You’re offline. We’ll keep what you write').waitFor()
    await fillConflict(m, ada)
    await seeConflict(m).click()
    await m.getByText('We couldn’t find calmer words').waitFor()
    await m.reload()
    expect(await m.getByLabel('What happened?').inputValue()).toBe(words.maya)
    await picture(m, 'offline-form-390-light')

    await m.context().setOffline(false)
    await m.getByText('You’re offline.').waitFor({ state: 'hidden' })
    await sendConflict(m)
    await m.waitForURL('**/conflict/**')
    await m.getByRole('heading', { level: 1, name: words.title }).waitFor()
  })

  it('opens every form that works without the server, and learns that she is offline', async ({ people, visit }) => {
    const m = await visit({ as: people.maya, installs: true })
    await install(m)
    await m.context().setOffline(true)
    for (const [path, field] of [
      ['/new-conflict', 'What happened?'],
      ['/new-debate', 'Your argument'],
      ['/solo-notes/new', 'What happened?'],
    ] as const) {
      await m.goto(path)
      await m.getByLabel(field).fill('Kept in the tunnel')
      await m.getByText('You’re offline. We’ll keep what you write').waitFor()
      await m.reload()
      expect(await m.getByLabel(field).inputValue(), path).toBe('Kept in the tunnel')
    }
  })
})

describe('a tab that was open before a deployment', () => {
  it('loads the next page whole when a file of its build is gone, and keeps the draft', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    // This file never finishes loading ahead, which must not prevent the reload.
    let ahead = 0
    await m.route('**/assets/dialog-popup-*.js', () => {
      ahead += 1
    })
    await m.goto('/new-conflict')
    await m.getByLabel('What happened?').fill(words.maya)
    await expect.poll(() => ahead).toBe(1)
    let missing = 0
    await m.route('**/assets/dashboard-screen-*.js', async (route) => {
      missing += 1
      await (missing === 1 ? route.fulfill({ status: 404 }) : route.continue())
    })
    await m.getByRole('link', { name: 'Home' }).first().click()
    await m.waitForURL('**/dashboard')
    await m.getByRole('link', { name: 'Start a new conflict' }).first().click()
    expect(await m.getByLabel('What happened?').inputValue()).toBe(words.maya)
    expect(missing).toBe(2)
  })
})
