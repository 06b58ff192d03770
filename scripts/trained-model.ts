import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { WrittenHead } from '@squash/rules/classifier/written-head'

/** The file with the hash of a model's training data, the hash of the current data, and the script that trains it. */
type Stored = { file: URL; trainedOn: string; train: string }

/**
 * With `--check`, exits here: successfully if the stored model was trained on the current data, and otherwise with a
 * message that says how to train it.
 */
export function checkOnly({ file, trainedOn, train }: Stored): void {
  if (!process.argv.includes('--check')) return
  const isCurrent = readFileSync(file, 'utf8').includes(trainedOn)
  if (!isCurrent) console.error(`The model was trained on other data. Run npm run ${train} and commit the result.`)
  process.exit(isCurrent ? 0 : 1)
}

/** A hash of what a model is trained on. */
export const hashOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex')

/** Writes a model as JSON that the rules can import. @param written one head, or several by name */
export function writeTrained(file: URL, trainedOn: string, written: WrittenHead | Record<string, WrittenHead>): void {
  writeFileSync(file, `${JSON.stringify({ trained_on: trainedOn, ...written }, null, 2)}\n`)
}

/** Writes a model's weights, compressed, and its card. */
export function writeModel(folder: URL, weights: Int8Array, card: object): void {
  const compressed = brotliCompressSync(weights)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('weights.bin.br', folder), compressed)
  writeFileSync(new URL('card.json', folder), `${JSON.stringify(card, null, 2)}\n`)
  console.log(`Wrote ${Math.round(compressed.length / 1_000)} KB.`)
}
