import { describe, expect, it } from 'vitest'
import { findDead, headingsOf, type Tree } from './references/find-dead.ts'
import { findForeign } from './references/find-foreign.ts'
import { findUnlisted, INDEX } from './references/find-unlisted.ts'

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

  it('in parentheses has to name the heading that the statement comes from', () => {
    const comment = `/** Refused (${reference('conflicts.md')}). Answered (${reference('conflicts.md#phases')}). */`
    expect(deadIn('apps/a.ts', comment)).toEqual([[reference('conflicts.md'), 'names no heading']])
  })

  it('of a whole page is valid outside parentheses, in Markdown and in a released migration', () => {
    expect(
      deadIn('apps/a.ts', `/** ${reference('conflicts.md')} describes each phase (${decision('0036')}). */`),
    ).toEqual([])
    expect(deadIn('README.md', `(${reference('conflicts.md')})`)).toEqual([])
    expect(deadIn('apps/server/migrations/0001_first.sql', `-- (${reference('conflicts.md')})`)).toEqual([])
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

describe('a text outside the repository', () => {
  /** Kept apart from the comment marks, so that the check doesn't take it for a citation of its own. */
  const owasp = 'OWASP'
  const foreignIn = (text: string, file = 'apps/a.ts') =>
    findForeign(file, text).map(({ line, target }) => [line, target])

  it('is reported when a comment cites it, with its line', () => {
    const text = `const a = 1\n/** As RFC 9110 asks. */\n * (WCAG 2.5.8, https://www.w3.org/TR/wcag)\nconst b = 2 // see ${owasp}`
    expect(foreignIn(text)).toEqual([
      [2, 'RFC 9110'],
      [3, 'WCAG'],
      [3, 'https://www.w3.org/TR/wcag'],
      [4, 'OWASP'],
    ])
  })

  it('is reported when a page of the reference cites it', () => {
    expect(foreignIn('# Mails\n\nAs RFC 8058 asks.', reference('mails.md'))).toEqual([[3, 'RFC 8058']])
  })

  it('is fine as a string, an example, or this machine’s address', () => {
    const strings = "const space = 'http://www.w3.org/2000/svg'\nfetch('https://api.stripe.com/v1')"
    const comments = '// such as https://app.example.org/x, https://example.com or http://127.0.0.1:5173'
    expect(foreignIn(`${strings}\n${comments}`)).toEqual([])
  })

  it('may stay in a released migration, which never changes', () => {
    expect(foreignIn('-- RFC 9110', 'apps/server/migrations/0001_first.sql')).toEqual([])
  })
})

describe('a decision record', () => {
  const record = `${decision('0036')}-block-by-mailed-link.md`
  const unlistedIn = (index: string) =>
    findUnlisted(['README.md', INDEX, record], {
      has: () => true,
      read: (path) => (path === INDEX ? index : '# 36. A link can block\n\nDate: 2026-11-22.\n'),
    }).map(({ target }) => target)

  it('is in the index under its title', () => {
    expect(unlistedIn('- [36. A link can block](0036-block-by-mailed-link.md)\n')).toEqual([])
  })

  it.each([
    ['missing in the index', '# Decision records\n'],
    ['listed under another title', '- [36. Blocking](0036-block-by-mailed-link.md)\n'],
  ])('is reported when it is %s', (_, index) => {
    expect(unlistedIn(index)).toEqual(['0036-block-by-mailed-link.md'])
  })
})

it('headings get the same anchors as on GitHub, and those in code blocks get none', () => {
  expect(headingsOf(pages[reference('conflicts.md')] ?? '')).toEqual(['conflicts', 'phases', 'when-it-isnt-found-404'])
  expect(headingsOf('## Limits\n## Limits\n')).toEqual(['limits', 'limits-1'])
})
