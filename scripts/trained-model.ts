import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { isRecord } from '@squash/contract/is-record'

/** Where a trained model is stored, and how to train it again. */
type Stored = { folder: URL; trainedOn: string; train: string }

/** Whether the stored model was trained on the data as it is now; says so if not. */
export function isCurrent({ folder, trainedOn, train }: Stored): boolean {
  const card: unknown = JSON.parse(readFileSync(new URL('card.json', folder), 'utf8'))
  const current = isRecord(card) && card.trained_on === trainedOn
  if (!current) console.error(`The model was trained on other data. Run npm run ${train} and commit the result.`)
  return current
}

/** Writes a model's weights, compressed, and its card. */
export function writeModel(folder: URL, weights: Int8Array, card: object): void {
  const compressed = brotliCompressSync(weights)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('weights.bin.br', folder), compressed)
  writeFileSync(new URL('card.json', folder), `${JSON.stringify(card, null, 2)}\n`)
  console.log(`Wrote ${Math.round(compressed.length / 1_000)} KB.`)
}
