import { clauseCardOf } from '@squash/rules/mediator/insults/clauses/encode'
import { isAtLeast } from '@squash/rules/mediator/insults/clauses/model'
import { type HeldOutClause, trainClauseModel, trainInContext } from '@squash/rules/mediator/insults/clauses/train'
import { loadWordClasses, readWordTable } from '../apps/server/src/platform/load-word-classes.ts'
import { labelledClauses, readSources, trainingHash } from './insults/labelled-clauses.ts'
import { checkOnly, writeModel } from './trained-model.ts'

/**
 * `npm run train:insults`: trains the model of insulting clauses and writes its weights and its card to
 * `data/insults/model/`. With `--check` it only checks whether the stored model was trained on the current clauses.
 */
const folder = new URL('../data/insults/model/', import.meta.url)
const sources = readSources()
const trainedOn = trainingHash(sources, readWordTable())

checkOnly({ file: new URL('card.json', folder), trainedOn, train: 'train:insults' })

const clauses = labelledClauses(sources)
console.log(`Training on ${clauses.length} clauses.`)
const { model, heldOut } = trainClauseModel(clauses, loadWordClasses())
const inContext = trainInContext(heldOut)
writeModel(folder, model.head.weights, clauseCardOf({ ...model, context: inContext.context }, trainedOn))

report('alone', heldOut)
report('in their message', inContext.heldOut)

function report(how: string, judged: readonly HeldOutClause[]): void {
  for (const isMessage of [false, true]) {
    const some = judged.filter(({ clause }) => clause.author.startsWith('messages ') === isMessage)
    const taken = (insults: boolean): string => {
      const matching = some.filter(({ clause }) => clause.insults === insults)
      const count = matching.filter(({ judgment }) => isAtLeast(judgment, 'sure')).length
      return `${count} of ${matching.length}`
    }
    console.log(
      `${isMessage ? 'Clauses of messages' : 'Written clauses'} from held-out sources, judged ${how}: found ${taken(true)} insults, with ${taken(false)} false alarms.`,
    )
  }
}
