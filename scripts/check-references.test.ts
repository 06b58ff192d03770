import { describe, expect, it } from 'vitest'
import { findDead, headingsOf, type Tree } from './references/find-dead.ts'

/** Assembled at run time, so that the check doesn't take these for citations of its own. */
const reference = (page: string) => `${'docs'}/reference/${page}`
const decision = (number: string) => `${'docs'}/decisions/${number}`

const pages: Record<string, string> = {
  [reference('conflicts.md')]: '# Conflicts\n\n## Phases\n\n```\n## In code\n```\n\n## When it isn’t found: `404`\n',
  [decision('0036')]: '',
  'README.md': '# Squash\n',
}
const tree: Tree = { has: (path) => path in pages, read: (path) => pages[path] ?? '' }
const deadIn = (file: string, text: string) => findDead(file, text, tree).map(({ target, why }) => [target, why])

describe('a citation in code', () => {
  it('of an existing page, heading or record is valid', () => {
    const comment = `/** ${reference('conflicts.md#phases')}, ${reference('conflicts.md')}, ${decision('0036')} */`
    expect(deadIn('apps/a.ts', comment)).toEqual([])
  })

  it('of a missing page, heading or record is reported with its line', () => {
    const text = `//\n// ${reference('conflict.md')}\n// ${reference('conflicts.md#phase')}\n// ${decision('0999')}`
    expect(findDead('apps/a.ts', text, tree)).toEqual([
      { file: 'apps/a.ts', line: 2, target: reference('conflict.md'), why: 'no such file' },
      { file: 'apps/a.ts', line: 3, target: reference('conflicts.md#phase'), why: 'no such heading' },
      { file: 'apps/a.ts', line: 4, target: decision('0999'), why: 'no such file' },
    ])
  })

  it('is not looked for in URLs of other projects', () => {
    expect(deadIn('apps/a.ts', `// https://example.org/${reference('nothing.md')}`)).toEqual([])
  })
})

describe('a link in Markdown', () => {
  it('is resolved relative to its page', () => {
    const page = '[phases](#phases) [read me](../../README.md) [code](https://example.org) [root](/docs/api)\n## Phases'
    pages[reference('a.md')] = page
    expect(deadIn(reference('a.md'), page)).toEqual([])
  })

  it('to a missing file or heading is reported', () => {
    expect(deadIn(reference('a.md'), '[a](rulings.md), [b](conflicts.md#voting)')).toEqual([
      ['rulings.md', 'no such file'],
      ['conflicts.md#voting', 'no such heading'],
    ])
  })

  it('is not looked for in code', () => {
    expect(deadIn('a.md', '`[a](nothing.md)`\n```\n[b](nothing.md)\n```\n')).toEqual([])
  })
})

it('headings get the same anchors as on GitHub, and those in code blocks get none', () => {
  expect(headingsOf(pages[reference('conflicts.md')] ?? '')).toEqual(['conflicts', 'phases', 'when-it-isnt-found-404'])
  expect(headingsOf('## Limits\n## Limits\n')).toEqual(['limits', 'limits-1'])
})
