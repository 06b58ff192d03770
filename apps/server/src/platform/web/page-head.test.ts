import { describe, expect, it } from 'vitest'
import { findSharedPage, type SharedPage, withHead } from './page-head.ts'

const built = '<meta name="description" content="Ours &amp; only" />\n    <title>Squash</title>\n    <script></script>'
const head = { title: 'Dishes', description: 'Who washes?' }

describe('the head of a shared page', () => {
  it('replaces the one from the build', () => {
    const html = withHead(built, head, 'https://squash.example/public-shame')
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Dishes</title>'])
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual(['<meta name="description" content="Who washes?" />'])
    for (const tag of [
      '<meta property="og:title" content="Dishes" />',
      '<meta property="og:description" content="Who washes?" />',
      '<meta property="og:url" content="https://squash.example/public-shame" />',
      '<script></script>',
    ])
      expect(html).toContain(tag)
  })

  it('escapes user text', () => {
    const mean = `"/><script>alert('$&')</script>`
    const html = withHead(built, { title: mean, description: mean }, `https://squash.example/${mean}`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('<title>&quot;/&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;</title>')
  })
})

describe('the address of a shared page', () => {
  const pages: SharedPage[] = ['/', '/public-shame', '/debates/:debateId'].map((route) => ({ route, head: () => head }))
  const found = (path: string) => {
    const shared = findSharedPage(pages, path)
    return shared && [shared.page.route, shared.parameters]
  }

  it.each([
    ['/', '/', {}],
    ['/public-shame', '/public-shame', {}],
    ['/public-shame/', '/public-shame', {}],
    ['/debates/7%20a', '/debates/:debateId', { debateId: '7 a' }],
  ])('%s matches the route %s', (path, route, parameters) => {
    expect(found(path)).toEqual([route, parameters])
  })

  it.each(['/debates', '/debates/', '/debates/7/more', '/dashboard', '/debates/%ff', ''])(
    '%s matches no route',
    (path) => {
      expect(found(path)).toBeNull()
    },
  )
})
