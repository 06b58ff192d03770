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

  it('gives the picture’s size and description, at an address that changes with it', () => {
    const card = { eyebrow: 'Debate', title: 'Dishes', panels: [], verdict: 'Vote' } as const
    const addressOf = (title: string) =>
      /og:image" content="(.*?)"/.exec(
        withHead(built, { ...head, card: { ...card, title } }, 'https://squash.example/'),
      )?.[1]
    const html = withHead(built, { ...head, card }, 'https://squash.example/debates/7')
    expect(html).toContain('<meta property="og:image:width" content="1200" />')
    expect(html).toContain('<meta name="twitter:image:alt" content="Dishes. Vote" />')
    expect(html).toContain('content="https://squash.example/debates/7/card.png?v=')
    expect(addressOf('Dishes')).toMatch(/^https:\/\/squash\.example\/card\.png\?v=/)
    expect(addressOf('Rent')).not.toBe(addressOf('Dishes'))
  })

  it('escapes user text', () => {
    const mean = `"/><script>alert('$&')</script>`
    const card = { eyebrow: mean, title: mean, panels: [], verdict: mean } as const
    const html = withHead(built, { title: mean, description: mean, card }, `https://squash.example/${mean}`)
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
