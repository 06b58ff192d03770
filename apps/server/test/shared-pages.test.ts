import { deniz, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash, WEB_ROOT } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let admin: Actor

beforeAll(async () => {
  squash = await startSquash({ webRoot: WEB_ROOT })
})
beforeEach(async () => {
  await untilQuiet(squash.database)
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  admin = await squash.signUp(deniz)
  await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
})
afterAll(() => squash.close())

/** What a messenger gets that builds a link preview: no script runs, and any content type is fine. */
async function preview(path: string) {
  const response = await fetch(squash.origin + path, { headers: { accept: '*/*' } })
  const html = await response.text()
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1]
  return { status: response.status, robots: response.headers.get('x-robots-tag'), html, meta }
}
const setHidden = (kind: 'ruling' | 'debate', id: string, hidden: boolean) =>
  done(admin.call('set_hidden', { kind, id, hidden }))

describe('the link of a ruling', () => {
  it('previews its title, verdict and summary', async () => {
    const { id, title, ai_final_summary } = await conflictIn('ruled', m, j)
    const { status, html, meta } = await preview(`/ruling/${id}`)
    expect(status).toBe(200)
    expect(meta('og:title')).toBe(`${title} · A ruling on Squash`)
    expect(meta('og:description')).toBe(`Both have a point: ${ai_final_summary}`)
    expect(html).toContain(`<link rel="canonical" href="${squash.settings.siteUrl}/ruling/${id}" />`)
  })

  it('names only a party who shows their name', async () => {
    const { id } = await conflictIn('ruled', m, j)
    await done(m.call('set_ruling_name_shown', { p_conflict_id: id, shown: false }))
    expect((await preview(`/ruling/${id}`)).html).not.toMatch(/Maya|Jonas|Okafor|Weber/)
  })

  it('leads nowhere while the ruling is hidden', async () => {
    const { id, title } = await conflictIn('ruled', m, j)
    await setHidden('ruling', id, true)
    const hidden = await preview(`/ruling/${id}`)
    expect(hidden.status).toBe(404)
    expect(hidden.html).not.toContain(title)
    await setHidden('ruling', id, false)
    expect((await preview(`/ruling/${id}`)).meta('og:title')).toContain(title)
  })

  it('leads nowhere before there is a ruling, and for any other id', async () => {
    const { id, title } = await conflictIn('ruling_available', m, j)
    for (const path of [`/ruling/${id}`, '/ruling/0190c0de-0000-7000-8000-000000000001', '/ruling/latest']) {
      const { status, html } = await preview(path)
      expect([path, status]).toEqual([path, 404])
      expect(html).not.toContain(title)
    }
  })
})
