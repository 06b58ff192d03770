import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDead } from './references/find-dead.ts'
import { findForeign } from './references/find-foreign.ts'
import { findUnlisted } from './references/find-unlisted.ts'
import { projectTree, textsOf } from './references/project-tree.ts'

/**
 * Part of `npm run check`: finds citations of docs/ in code and relative links in Markdown that lead nowhere,
 * comments that cite what isn't in the repository, and decision records that their index leaves out.
 */
const root = join(import.meta.dirname, '..')
const tree = projectTree(root)
const files = textsOf(root)
const citations = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...findDead(file, text, tree), ...findForeign(file, text)]
})
const problems = [...citations, ...findUnlisted(files, tree)]

for (const { file, line, target, why } of problems) console.error(`${file}:${line} ${target}: ${why}`)
process.exit(problems.length === 0 ? 0 : 1)
