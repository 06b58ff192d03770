import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDead } from './references/find-dead.ts'
import { projectTree, textsOf } from './references/project-tree.ts'

/** Part of `npm run check`: finds citations of docs/ in code and relative links in Markdown that lead nowhere. */
const root = join(import.meta.dirname, '..')
const tree = projectTree(root)
const dead = textsOf(root).flatMap((file) => findDead(file, readFileSync(join(root, file), 'utf8'), tree))

for (const { file, line, target, why } of dead) console.error(`${file}:${line} ${target}: ${why}`)
process.exit(dead.length === 0 ? 0 : 1)
