import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { cardOf, weightsOf } from '@squash/rules/safety/model/encode'
import { trainModel } from '@squash/rules/safety/model/train'
import { readLabelledMessages, trainingHash } from './safety/labelled-messages.ts'

/**
 * `npm run train:safety`: trains the safety model from the labelled messages and writes its weights and its card to
 * `data/safety/model/`. With `--check` it only says whether the stored model was trained on the messages as they are now.
 */
const folder = fileURLToPath(new URL('../data/safety/model/', import.meta.url))
const messages = readLabelledMessages()
const trainedOn = trainingHash(messages)

if (process.argv.includes('--check')) {
  const card: unknown = JSON.parse(readFileSync(`${folder}card.json`, 'utf8'))
  const isCurrent = typeof card === 'object' && card !== null && 'trained_on' in card && card.trained_on === trainedOn
  if (!isCurrent)
    console.error('The safety model was trained on other messages. Run npm run train:safety and commit the result.')
  process.exit(isCurrent ? 0 : 1)
}

const training = messages.filter(({ split }) => split === 'train')
const { model } = trainModel(training)
const weights = brotliCompressSync(weightsOf(model))
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}weights.bin.br`, weights)
writeFileSync(`${folder}card.json`, `${JSON.stringify(cardOf(model, trainedOn), null, 2)}\n`)
console.log(
  `Trained on ${training.length} messages. Wrote ${Math.round(weights.length / 1_000)} KB to data/safety/model/.`,
)
