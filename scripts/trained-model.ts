import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { WrittenHead } from '@squash/rules/classifier/written-head'

/** The file that says what a model was trained on, the hash of what it would be trained on now, and how to train it. */
type Stored = { file: URL; trainedOn: string; train: string }

/**
 * With `--check`, ends the process: with success if the stored model was trained on the data as it is now. Says so if
 * not.
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
