import { ada, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from './support/person.ts'
import { bothPartiesWords, everythingTyped, privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'
import { withinASecond } from './support/within-a-second.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
let ruled: string

beforeAll(async () => {
  squash = await startSquash({ env: { SUPPORT_EMAIL: 'help@squash.example' } })
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(a)])
  await squash.makeReady()
  ruled = (await conflictIn('ruled', m, j)).id
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(squash.origin + path, { headers: { accept: '*/*', ...headers }, redirect: 'manual' })
const htmlOf = async (path: string) => (await get(path)).text()
/** What a reader sees without scripts. */
const readable = (html: string) =>
  html
    .replace(/<(script|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')

const pages = [
  ['/', 'Squash: settle it, and stay friends', 'Squash the beef. Keep the friend.'],
  ['/login', 'Welcome back · Squash', 'Pick up where the two of you left off.'],
  ['/login?mode=sign-up', 'Create your account · Squash', 'It takes about a minute.'],
  ['/public-shame', 'Public Shame · Squash', words.title],
  ['/reddit-conflict', ' · Squash', 'What the mediator hears'],
  ['/fairness', 'Fairness · Squash', 'This page counts how conflicts ended'],
  ['/safety', 'Safety · Squash', 'Who can help'],
  ['/rules', 'Community rules · Squash', '1. No spam'],
  ['/privacy', 'Privacy · Squash', 'There’s no tracking, no advertising and no analytics.'],
  ['/terms', 'Terms · Squash', 'help@squash.example'],
] as const

describe('a public page', () => {
  it.each(pages)('is readable without JavaScript, under its own title and address: %s', async (path, title, text) => {
    const response = await get(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(readable(html)).toContain(text)
    expect(html.match(/<title>(.*?)<\/title>/)?.[1]).toContain(title)
    const [address] = path.split('?')
    expect(html).toContain(`<link rel="canonical" href="${new URL(address ?? '', squash.settings.siteUrl).href}" />`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.includes('<noscript>')).toBe(path.startsWith('/login'))
  })

  it.each(pages)('has nothing inline that the policy forbids: %s', async (path) => {
    const html = await htmlOf(path)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    for (const attributes of scripts) expect(attributes).toMatch(/ src="\/|type="application\/json"/)
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    expect(html).not.toContain('<template')
  })

  it.each(pages)('preloads the code of its screen: %s', async (path) => {
    const { html, screen } = {
      html: await htmlOf(path),
      screen: /(landing|login|board|forum|fairness|safety|policies)[\w-]*\.js/,
    }
    const preloaded = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, file = '']) => file,
    )
    expect(preloaded.some((file) => screen.test(file))).toBe(true)
    for (const file of preloaded) expect([file, (await get(file)).status]).toEqual([file, 200])
  })
})

describe('the public board as the server renders it', () => {
  it('contains the ruling, but no private words and no hidden name', async () => {
    await done(m.call('set_ruling_name_shown', { p_conflict_id: ruled, shown: true }))
    await expect.poll(() => htmlOf('/public-shame')).toContain(`>${maya.first_name}<`)
    const html = await htmlOf('/public-shame')
    expect(html).toContain('Anonymous User')
    for (const hidden of [jonas.first_name, jonas.username, jonas.email, personOf(j), maya.email])
      expect(html).not.toContain(hidden)
    expect(privateWordsIn(html, [...bothPartiesWords, ...everythingTyped])).toEqual([])
  })

  it('is the same for everyone, with or without a token', async () => {
    const [own, visitors] = await Promise.all([
      get('/public-shame', { authorization: `Bearer ${m.session?.access_token}` }),
      get('/public-shame'),
    ])
    expect(await own.text()).toBe(await visitors.text())
  })

  it('no longer shows a ruling a second after it is hidden', async () => {
    expect(await htmlOf('/public-shame')).toContain(words.title)
    await done(a.call('set_hidden', { kind: 'ruling', id: ruled, hidden: true }))
    await withinASecond('the board without it', async () => !(await htmlOf('/public-shame')).includes(words.title))
    await done(a.call('set_hidden', { kind: 'ruling', id: ruled, hidden: false }))
    await expect.poll(() => htmlOf('/public-shame')).toContain(words.title)
  })
})

it('an old link to a ruling on the board leads to the ruling’s own page', async () => {
  const old = await get(`/public-shame?ruling=${ruled}`)
  expect([old.status, old.headers.get('location')]).toEqual([301, `/ruling/${ruled}`])
  expect((await get('/public-shame?ruling=none')).status).toBe(200)
})

describe('an address', () => {
  it('without a page gets the not-found page, with status 404', async () => {
    const response = await get('/no/such/page')
    expect(response.status).toBe(404)
    expect(readable(await response.text())).toContain('this page doesn’t exist or has moved.')
  })

  it.each(['/dashboard', '/conflict/7d0c', '/leaderboard', '/debates'])(
    'for signed-in users starts with the app’s frame, and contains nothing about them: %s',
    async (path) => {
      const html = await htmlOf(path)
      expect(html).toContain('data-view="account"')
      expect(readable(html)).toMatch(/Squash .*Loading…/)
      expect(html).not.toContain('id="page-data"')
      expect(html).toMatch(/rel="modulepreload"[^>]*\/account-layout-/)
    },
  )

  it.each([
    ['/dashboard', 'dashboard-screen'],
    ['/leaderboard', 'leaderboard-screen'],
  ])('where visits often start preloads its screen’s code: %s', async (path, screen) => {
    expect(await htmlOf(path)).toMatch(new RegExp(`rel="modulepreload"[^>]*/${screen}-`))
  })

  it('answers HEAD like GET, without the page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/terms', 200],
      ['/no/such/page', 404],
    ] as const) {
      const response = await fetch(squash.origin + path, { method: 'HEAD' })
      expect([path, response.status, await response.text()]).toEqual([path, status, ''])
      expect(response.headers.get('content-type')).toContain('text/html')
    }
  })

  it('is compressed, and not sent again to a client that has it', async () => {
    const compressed = await get('/terms', { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(await compressed.text()).toBe(await htmlOf('/terms'))
    const etag = compressed.headers.get('etag') ?? ''
    expect((await get('/terms', { 'if-none-match': etag })).status).toBe(304)
  })
})
