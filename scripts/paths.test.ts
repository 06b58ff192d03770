import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const docs = join(import.meta.dirname, '..', 'docs')
const page = readFileSync(join(docs, 'paths.md'), 'utf8')
/** Each path with its files, in order. */
const paths = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.split('\n', 1)[0] ?? '',
    files: [...section.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file = '']) => file),
  }))

describe.each(paths)('the path “$name” in docs/paths.md', ({ files }) => {
  it('names files that exist', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(docs, file)))).toEqual([])
  })

  it('visits no file twice', () => {
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })
})
