import { cardOf, weightsOf } from '@squash/rules/safety/model/encode'
import { trainModel } from '@squash/rules/safety/model/train'
import { readTrainingMessages, trainingHash } from './safety/labelled-messages.ts'
import { checkOnly, writeModel } from './trained-model.ts'

/**
 * `npm run train:safety`: trains the safety model from the labelled messages and writes its weights and its card to
 * `data/safety/model/`. With `--check` it only checks whether the stored model was trained on the current messages.
 */
const folder = new URL('../data/safety/model/', import.meta.url)
const training = readTrainingMessages()
const trainedOn = trainingHash(training)

checkOnly({ file: new URL('card.json', folder), trainedOn, train: 'train:safety' })

console.log(`Training on ${training.length} messages.`)
const { model } = trainModel(training)
writeModel(folder, weightsOf(model), cardOf(model, trainedOn))
