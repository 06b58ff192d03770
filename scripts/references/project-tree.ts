import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from './find-dead.ts'

const TEXTS = '**/*.{ts,tsx,js,cjs,mjs,sql,css,grit,md,html}'
/** Made by tools, or somebody else's. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'coverage'])

/** Every text of the project, by path from its root. */
export const textsOf = (root: string): string[] =>
  globSync(TEXTS, { cwd: root, exclude: (path) => LEFT_OUT.has(path.split('/').at(-1) ?? '') }).sort()

/** The files as they are on the disk. A decision record may be cited by its number alone. */
export function projectTree(root: string): Tree {
  const records = globSync('docs/decisions/*.md', { cwd: root })
  return {
    has: (path) =>
      statSync(join(root, path), { throwIfNoEntry: false }) !== undefined ||
      records.some((record) => /^docs\/decisions\/\d{4}$/.test(path) && record.startsWith(`${path}-`)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  }
}
