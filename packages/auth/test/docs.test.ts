import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { refusals } from '../src/refusals.ts'
import { routes } from '../src/routes.ts'

const page = await readFile(new URL('../../../docs/auth.md', import.meta.url), 'utf8')
const rows = page
  .slice(page.indexOf('## Every answer'))
  .split('\n')
  .filter((line) => /^\| (`|all|other)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, endpoint = '', answer = '', shownBy = '']) => ({ endpoint, answer, shownBy }))

const sources = new Map<string, Promise<string>>()
const sourceOf = (name: string): Promise<string> => {
  const known = sources.get(name) ?? readFile(new URL(`./${name}.test.ts`, import.meta.url), 'utf8')
  sources.set(name, known)
  return known
}

describe('docs/auth.md', () => {
  it.each(rows)('$endpoint, $answer: names a test that exists', async ({ shownBy }) => {
    const [, file = '', words = ''] = /^([a-z-0-9]+): (.+)$/.exec(shownBy) ?? []
    expect((await sourceOf(file)).replaceAll("\\'", "'")).toContain(words)
  })

  it('lists every endpoint', () => {
    const missing = routes.map(({ method, path }) => `\`${method} ${path}`).filter((name) => !page.includes(name))
    expect(missing).toEqual([])
  })

  it('lists every code', () => {
    const missing = Object.keys(refusals).filter((code) => !rows.some(({ answer }) => answer.includes(`\`${code}\``)))
    expect(missing).toEqual([])
  })
})
