import { clauseCardOf } from '@squash/rules/mediator/insults/clauses/encode'
import { trainClauseModel } from '@squash/rules/mediator/insults/clauses/train'
import { labelledClauses, readSources, trainingHash } from './insults/labelled-clauses.ts'
import { isCurrent, writeModel } from './trained-model.ts'

/**
 * `npm run train:insults`: trains the model of insulting clauses and writes its weights and its card to
 * `data/insults/model/`. With `--check` it only says whether the stored model was trained on the clauses as they are now.
 */
const folder = new URL('../data/insults/model/', import.meta.url)
const sources = readSources()
const trainedOn = trainingHash(sources)

if (process.argv.includes('--check')) process.exit(isCurrent({ folder, trainedOn, train: 'train:insults' }) ? 0 : 1)

const clauses = labelledClauses(sources)
console.log(`Training on ${clauses.length} clauses.`)
const { model } = trainClauseModel(clauses)
writeModel(folder, model.head.weights, clauseCardOf(model, trainedOn))
