import { scoresOfHeldOut } from '@squash/rules/classifier/held-out'
import { trainHeads } from '@squash/rules/classifier/linear'
import { type StoredHead, stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITABLE_WEIGHT, writtenHead } from '@squash/rules/classifier/written-head'
import { runChecks } from '@squash/rules/mediator/check/check-answer'
import { mayBeFalseAlarm } from '@squash/rules/mediator/check/second-opinion/false-alarm'
import { type Judged, opinionFeatures } from '@squash/rules/mediator/check/second-opinion/features'
import { OPINION_BITS, opinionOf } from '@squash/rules/mediator/check/second-opinion/model'
import { z } from 'zod'
import { loadClauseModel } from '../apps/server/src/features/mediator/load-clause-model.ts'
import { linesOf } from './insults/labelled-clauses.ts'
import { checkOnly, hashOf, writeTrained } from './trained-model.ts'

/**
 * `npm run train:second-opinion`: trains the model that says whether a failed comparison is wrong about an answer, and
 * writes it to `data/second-opinion/model.json`. With `--check` it only checks whether the stored model was trained on the
 * current answers; with `--report` it first holds out each group of authors and prints how often it would be right.
 */
const file = new URL('../data/second-opinion/model.json', import.meta.url)
const AnswerLine = z.object({
  id: z.string(),
  source: z.string(),
  answer: z.string(),
  language: z.string().optional(),
  fit: z.boolean(),
})
/** Authors on whose answers the model is evaluated, and so not trained. */
const EVALUATION_AUTHORS = /^yz/
const lines = linesOf(new URL('../data/eval/answers.jsonl', import.meta.url), AnswerLine).filter(
  ({ id, language }) => (language === undefined || language === 'en') && !EVALUATION_AUTHORS.test(id),
)
const trainedOn = hashOf(lines.map(({ source, answer, fit }) => [source, answer, fit]))

checkOnly({ file, trainedOn, train: 'train:second-opinion' })

const DECAY = 1e-3
const GROUPS = 12

type Labelled = Judged & {
  author: string
  weight: 1
  fit: boolean
  features: Uint32Array
  /** Whether its score decides. */
  isDoubtful: boolean
}

const clauses = loadClauseModel()
const answers = lines.map(({ id, source, answer, fit }): Labelled => {
  const { text, failed, answer: parsed } = runChecks({ source, answer, clauses })
  const judged = { source, text, failed }
  return {
    ...judged,
    author: id.replace(/\d.*/, ''),
    weight: 1,
    fit,
    features: opinionFeatures(judged),
    isDoubtful: parsed !== null && mayBeFalseAlarm(parsed, failed),
  }
})

function train(list: readonly Labelled[]): StoredHead {
  const examples = list.map(({ features, fit, weight }) => ({ features, positive: [fit], weight }))
  const [head] = trainHeads(examples, OPINION_BITS, 1, DECAY)
  if (!head) throw new Error('No head was trained')
  return stored(head, LARGEST_WRITABLE_WEIGHT)
}

function report(): void {
  const judged = scoresOfHeldOut(answers, GROUPS, train, (answer, head) => opinionOf(answer, head))
  const SETS = [
    ['all authors', /./],
    ['those asked to write as models do', /^y[h-y]$/],
    ['of these, those whose answers nobody has read', /^(?:ym|yr|ys|yv|yw)$/],
  ] as const
  for (const [name, authors] of SETS) {
    const set = judged.filter(({ text }) => authors.test(text.author))
    const good = set.filter(({ text }) => text.fit).length
    const kept = (limit: number): typeof set =>
      set.filter(({ text: { failed, isDoubtful }, score }) => failed.length === 0 || (isDoubtful && score > limit))
    console.log(`${name}: ${good} good answers, ${set.length - good} bad ones`)
    for (const limit of [Number.POSITIVE_INFINITY, 0.5, 0.25, 0, -0.25]) {
      const right = kept(limit).filter(({ text }) => text.fit).length
      const wrong = kept(limit).length - right
      console.log(
        `  from ${limit}: ${right} of the good ones kept, ${set.length - good - wrong} of the bad ones caught`,
      )
    }
  }
}

if (process.argv.includes('--report')) report()
writeTrained(file, trainedOn, writtenHead(train(answers)))
