import { describe, expect, it } from 'vitest'
import { withPage, withTitle } from './page-html.ts'

const built =
  '<head><title>Squash</title></head><body><div id="root"></div><noscript>Needs JavaScript.</noscript></body>'
const page = {
  status: 200,
  html: '<h1>Who washes?</h1>',
  frame: null,
  view: 'visitor',
  isComplete: true,
  title: null,
  data: '{}',
  modules: [],
} as const

describe('a rendered page', () => {
  it('replaces the empty page, and preloads its code', () => {
    const html = withPage(built, page, ['assets/board-4f2a.js'])
    expect(html).toContain('<div id="root" data-view="visitor"><h1>Who washes?</h1></div>')
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/board-4f2a.js"></head>')
    expect(html).not.toContain('noscript')
  })

  it('embeds its data so that no text can break out of it or run', () => {
    const data = JSON.stringify({ title: `</script><script>alert('$&')</script><!--` })
    const html = withPage(built, { ...page, data }, [])
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const [, inert = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(inert)).toEqual(JSON.parse(data))
  })

  it('keeps the note about JavaScript on pages that need it', () => {
    expect(withPage(built, { ...page, isComplete: false, data: null }, [])).toContain('Needs JavaScript.')
  })

  it('has its own title and address', () => {
    expect(withTitle(built, 'Terms & more', 'https://squash.example/terms')).toContain(
      '<title>Terms &amp; more</title>\n    <link rel="canonical" href="https://squash.example/terms" />',
    )
  })
})
