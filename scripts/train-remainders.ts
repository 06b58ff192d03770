import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { scoresOfHeldOut } from '@squash/rules/classifier/held-out'
import { trainHeads } from '@squash/rules/classifier/linear'
import { type StoredHead, stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITTEN, writtenWeights } from '@squash/rules/classifier/written-weights'
import { remainderFeatures } from '@squash/rules/mediator/insults/remainders/features'
import {
  REMAINDER_BITS,
  type RemainderHeads,
  remainderLikelihoods,
} from '@squash/rules/mediator/insults/remainders/model'
import { type LabelledRemainder, labelledRemainders, readRemainderSources } from './insults/labelled-remainders.ts'

/**
 * `npm run train:remainders`: trains the model that judges what is left of a sentence after a cut, and writes it to
 * `data/insults/remainders.json`. With `--check` it only says whether the stored model was trained on the labels as they
 * are now.
 */
const file = new URL('../data/insults/remainders.json', import.meta.url)
const sources = readRemainderSources()
const trainedOn = createHash('sha256').update(JSON.stringify(sources)).digest('hex')

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8').includes(trainedOn)
  if (!isCurrent)
    console.error('The model was trained on other data. Run npm run train:remainders and commit the result.')
  process.exit(isCurrent ? 0 : 1)
}

/** There are few examples with many features each. */
const DECAY = 3e-4
/** The groups of authors, of which one is held out at a time. */
const GROUPS = 10

const remainders = labelledRemainders(sources)

function train(some: readonly LabelledRemainder[]): RemainderHeads {
  const [broken, needed] = trainHeads(
    some.map(({ sentence, isKept, isBroken, isNeeded, weight }) => ({
      features: remainderFeatures(sentence, isKept),
      positive: [isBroken, isNeeded],
      weight,
    })),
    REMAINDER_BITS,
    2,
    DECAY,
  )
  if (!broken || !needed) throw new Error('No head was trained')
  return { broken: stored(broken, LARGEST_WRITTEN), needed: stored(needed, LARGEST_WRITTEN) }
}

const judged = scoresOfHeldOut(remainders, GROUPS, train, ({ sentence, isKept }, heads) =>
  remainderLikelihoods(sentence, isKept, heads),
).filter(({ text }) => text.weight === 1)
for (const limit of [0.15, 0.3, 0.5, 0.65]) {
  const found = judged.filter(({ score }) => score.broken >= limit)
  const right = found.filter(({ text }) => text.isBroken).length
  const all = judged.filter(({ text }) => text.isBroken).length
  console.log(
    `From ${limit}: ${right} of ${all} broken remainders of unknown authors found, ${found.length - right} others.`,
  )
}
const needless = judged.filter(({ score }) => score.needed < 0.5)
const right = needless.filter(({ text }) => !text.isNeeded).length
const all = judged.filter(({ text }) => !text.isNeeded).length
console.log(`${right} of ${all} needless remainders found, ${needless.length - right} others.`)

const { broken, needed } = train(remainders)
const written = ({ bias, scale, weights }: StoredHead) => ({ bias, scale, weights: writtenWeights(weights) })
writeFileSync(
  file,
  `${JSON.stringify({ trained_on: trainedOn, broken: written(broken), needed: written(needed) }, null, 2)}\n`,
)
