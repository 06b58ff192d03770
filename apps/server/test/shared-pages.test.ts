import { SAMPLES } from '@squash/rules/forum/samples'
import { ada, deniz, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { argument, debateIn } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash, WEB_ROOT } from './support/squash.ts'
import { withinASecond } from './support/within-a-second.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let admin: Actor

beforeAll(async () => {
  squash = await startSquash({ webRoot: WEB_ROOT })
})
afterAll(() => squash.close())

async function signEveryoneUp() {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  admin = await squash.signUp(deniz)
  await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
}

/** A messenger's request: it runs no script, and takes any content type. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(squash.origin + path, { headers: { accept: '*/*', ...headers } })

/** What a messenger makes a link preview from. */
async function preview(path: string) {
  const response = await ask(path)
  const html = await response.text()
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1]
  return { status: response.status, robots: response.headers.get('x-robots-tag'), html, meta }
}
const addressOf = (path: string) => new URL(path, squash.settings.siteUrl).href
const statusOf = async (path: string) => (await ask(path)).status
const sitemap = async (file: string) => (await ask(file)).text()
const setHidden = (kind: 'ruling' | 'debate', id: string, hidden: boolean) =>
  done(admin.call('set_hidden', { kind, id, hidden }))
const thisMonth = () => squash.clock.now().toISOString().slice(0, 7)

describe('the link of a ruling', () => {
  beforeEach(signEveryoneUp)

  it('previews its title, verdict and summary, with a picture', async () => {
    const { id, title, ai_final_summary } = await conflictIn('ruled', m, j)
    const { status, html, meta } = await preview(`/ruling/${id}`)
    expect(status).toBe(200)
    expect(meta('og:title')).toBe(`${title} · A ruling on Squash`)
    expect(meta('og:description')).toBe(`Both have a point: ${ai_final_summary}`)
    expect(html).toContain(`<link rel="canonical" href="${addressOf(`/ruling/${id}`)}" />`)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toContain('Maya’s strongest point')
    const { pathname, search } = new URL(meta('og:image') ?? '')
    expect(pathname).toBe(`/ruling/${id}/card.png`)
    const picture = await ask(pathname + search)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('names only a party who shows their name, and gets another picture when that changes', async () => {
    const { id } = await conflictIn('ruled', m, j)
    const before = await preview(`/ruling/${id}`)
    expect(before.html).toContain('Maya')
    const picture = await ask(`/ruling/${id}/card.png`)
    await done(m.call('set_ruling_name_shown', { p_conflict_id: id, shown: false }))
    await withinASecond('a page without names', async () => {
      const { html, meta } = await preview(`/ruling/${id}`)
      return !/Maya|Jonas|Okafor|Weber/.test(html) && meta('og:image') !== before.meta('og:image')
    })
    const known = { 'if-none-match': picture.headers.get('etag') ?? '' }
    expect((await ask(`/ruling/${id}/card.png`, known)).status).toBe(200)
  })

  it('and its picture lead nowhere within a second of the ruling being hidden, until it is shown again', async () => {
    const { id, title } = await conflictIn('ruled', m, j)
    const places = [`/ruling/${id}`, `/ruling/${id}/card.png`, `/sitemaps/rulings-${thisMonth()}.xml`]
    const answers = async () => Promise.all(places.map(statusOf))
    expect(await answers()).toEqual([200, 200, 200])
    expect(await sitemap('/sitemap.xml')).toContain('rulings')
    await setHidden('ruling', id, true)
    await withinASecond('404 everywhere', async () => (await answers()).every((status) => status === 404))
    expect((await preview(`/ruling/${id}`)).html).not.toContain(title)
    expect(await sitemap('/sitemap.xml')).not.toContain('rulings')
    await setHidden('ruling', id, false)
    await withinASecond('all of them again', async () => (await answers()).every((status) => status === 200))
  })

  it('leads nowhere before there is a ruling, and for any other id', async () => {
    const { id, title } = await conflictIn('ruling_available', m, j)
    for (const path of [`/ruling/${id}`, '/ruling/0190c0de-0000-7000-8000-000000000001', '/ruling/latest']) {
      const { status, html } = await preview(path)
      expect([path, status, await statusOf(`${path}/card.png`)]).toEqual([path, 404, 404])
      expect(html).not.toContain(title)
    }
  })
})

describe('the link of a debate', () => {
  beforeEach(signEveryoneUp)

  it('previews title and sides with a picture once it has started, and never names or arguments', async () => {
    const { id } = await debateIn('active', m, j)
    const { html, meta } = await preview(`/debates/${id}`)
    expect(meta('og:title')).toBe(`${argument.title} · A debate on Squash`)
    expect(html).not.toMatch(/Maya|Jonas|kettle|patient/)
    expect(new URL(meta('og:image') ?? '').pathname).toBe(`/debates/${id}/card.png`)
    expect(await statusOf(`/debates/${id}/card.png`)).toBe(200)
    expect(await sitemap(`/sitemaps/debates-${thisMonth()}.xml`)).toContain(addressOf(`/debates/${id}`))
  })

  it('previews nothing while nobody has answered, or it is hidden, and search engines are asked to leave it out', async () => {
    const pending = await debateIn('pending', m, j)
    const hidden = await debateIn('active', m, await squash.signUp(ada), ada.email)
    await setHidden('debate', hidden.id, true)
    for (const { id } of [pending, hidden]) {
      const { html, robots } = await preview(`/debates/${id}`)
      expect(html).not.toContain(argument.title)
      expect([robots, await statusOf(`/debates/${id}/card.png`)]).toEqual(['noindex', 404])
    }
    expect(await sitemap('/sitemap.xml')).not.toContain('debates')
  })
})

describe('the link of the daily conflict', () => {
  it('previews the conflict with a picture', async () => {
    await squash.runSchedule('forum.daily')
    const { meta } = await preview('/reddit-conflict')
    const title = meta('og:title')?.replace(' · Squash', '')
    expect(SAMPLES.map((sample) => sample.title)).toContain(title)
    expect(meta('og:image:alt')).toContain('The mediator sums up')
    expect(await statusOf('/reddit-conflict/card.png')).toBe(200)
  })
})

describe('pages that are the same for everyone', () => {
  it.each(['/', '/public-shame', '/fairness', '/safety', '/rules', '/privacy', '/terms'])(
    '%s has one address and a picture for link previews',
    async (path) => {
      const { status, html, meta } = await preview(path)
      expect(status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="${addressOf(path)}" />`)
      expect(meta('og:image')).toContain(addressOf(`${path === '/' ? '' : path}/card.png?v=`))
      expect(meta('og:image:alt')).toBeTruthy()
      expect(await sitemap('/sitemaps/pages.xml')).toContain(`<loc>${addressOf(path)}</loc>`)
    },
  )
})

it('a picture is not sent again to a client that has it', async () => {
  const first = await ask('/public-shame/card.png')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect((await ask('/public-shame/card.png', { 'if-none-match': etag })).status).toBe(304)
})

describe('what search engines read', () => {
  it('robots.txt lists the sitemap and keeps them from private screens only', async () => {
    const text = await (await ask('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`)
    for (const path of ['/dashboard', '/conflict/', '/profile', '/invite/', '/debates$', '/debates/respond', '/auth/'])
      expect(text.split('\n')).toContain(`Disallow: ${path}`)
    expect(text).not.toMatch(/Disallow: \/(?:|ruling.*|public-shame|debates\/|rules|rest\/)$/m)
  })

  it('the sitemap lists a file for each month with rulings, and no private page', async () => {
    await signEveryoneUp()
    const { id } = await conflictIn('ruled', m, j)
    await conflictIn('ruling_available', j, m, maya.email)
    squash.clock.advance({ days: 40 })
    const later = await conflictIn('ruled', await squash.signIn(maya), await squash.signIn(jonas))
    const index = await sitemap('/sitemap.xml')
    const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/rulings-[^<]*)<\/loc>/g)].map(([, file = '']) => file)
    expect(files).toHaveLength(2)
    expect(files.at(1)).toBe(`/sitemaps/rulings-${thisMonth()}.xml`)
    const [before = '', now = ''] = await Promise.all(files.map(sitemap))
    expect(before.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${addressOf(`/ruling/${id}`)}</loc>`])
    expect(now.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${addressOf(`/ruling/${later.id}`)}</loc>`])
  })

  it.each(['rulings-2020-01.xml', 'rulings-2020-13.xml', 'conflicts-2026-01.xml', 'pages', '..%2f..%2fpackage.json'])(
    'there is no sitemap %s',
    async (file) => {
      expect(await statusOf(`/sitemaps/${file}`)).toBe(404)
    },
  )
})
