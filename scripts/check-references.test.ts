import { describe, expect, it } from 'vitest'
import { findDead, headingsOf, type Tree } from './references/find-dead.ts'

/** Put together here, so that the check doesn't take these for citations of its own. */
const reference = (page: string) => `${'docs'}/reference/${page}`
const decision = (number: string) => `${'docs'}/decisions/${number}`

const pages: Record<string, string> = {
  [reference('conflicts.md')]: '# Conflicts\n\n## Phases\n\n```\n## In code\n```\n\n## When it isn’t found: `404`\n',
  [decision('0036')]: '',
  'README.md': '# Squash\n',
}
const tree: Tree = { has: (path) => path in pages, read: (path) => pages[path] ?? '' }
const deadIn = (file: string, text: string) => findDead(file, text, tree).map(({ target, why }) => [target, why])

describe('citations in code', () => {
  it('that lead to a page, a heading or a record are fine', () => {
    const comment = `/** ${reference('conflicts.md#phases')}, ${reference('conflicts.md')}, ${decision('0036')} */`
    expect(deadIn('apps/a.ts', comment)).toEqual([])
  })

  it('of a page, heading or record that does not exist are dead, with their line', () => {
    const text = `//\n// ${reference('conflict.md')}\n// ${reference('conflicts.md#phase')}\n// ${decision('0999')}`
    expect(findDead('apps/a.ts', text, tree)).toEqual([
      { file: 'apps/a.ts', line: 2, target: reference('conflict.md'), why: 'no such file' },
      { file: 'apps/a.ts', line: 3, target: reference('conflicts.md#phase'), why: 'no such heading' },
      { file: 'apps/a.ts', line: 4, target: decision('0999'), why: 'no such file' },
    ])
  })

  it('are not looked for in addresses of other projects', () => {
    expect(deadIn('apps/a.ts', `// https://example.org/${reference('nothing.md')}`)).toEqual([])
  })
})

describe('links in Markdown', () => {
  it('are followed from the page they are on', () => {
    const page = '[phases](#phases) [read me](../../README.md) [code](https://example.org) [root](/docs/api)\n## Phases'
    pages[reference('a.md')] = page
    expect(deadIn(reference('a.md'), page)).toEqual([])
  })

  it('to a file or heading that does not exist are dead', () => {
    expect(deadIn(reference('a.md'), '[a](rulings.md), [b](conflicts.md#voting)')).toEqual([
      ['rulings.md', 'no such file'],
      ['conflicts.md#voting', 'no such heading'],
    ])
  })

  it('are not looked for in code', () => {
    expect(deadIn('a.md', '`[a](nothing.md)`\n```\n[b](nothing.md)\n```\n')).toEqual([])
  })
})

it('the anchors of headings are those of GitHub, and those in code blocks are none', () => {
  expect(headingsOf(pages[reference('conflicts.md')] ?? '')).toEqual(['conflicts', 'phases', 'when-it-isnt-found-404'])
  expect(headingsOf('## Limits\n## Limits\n')).toEqual(['limits', 'limits-1'])
})
