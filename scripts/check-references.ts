import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDead } from './references/find-dead.ts'
import { findForeign } from './references/find-foreign.ts'
import { projectTree, textsOf } from './references/project-tree.ts'

/**
 * Part of `npm run check`: finds citations of docs/ in code and relative links in Markdown that lead nowhere, and
 * comments that cite what isn't in the repository.
 */
const root = join(import.meta.dirname, '..')
const tree = projectTree(root)
const problems = textsOf(root).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...findDead(file, text, tree), ...findForeign(file, text)]
})

for (const { file, line, target, why } of problems) console.error(`${file}:${line} ${target}: ${why}`)
process.exit(problems.length === 0 ? 0 : 1)
