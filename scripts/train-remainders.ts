import { scoresOfHeldOut } from '@squash/rules/classifier/held-out'
import { trainHeads } from '@squash/rules/classifier/linear'
import { stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITABLE_WEIGHT, writtenHead } from '@squash/rules/classifier/written-head'
import { remainderFeatures } from '@squash/rules/mediator/insults/remainders/features'
import {
  REMAINDER_BITS,
  type RemainderHeads,
  remainderLikelihoods,
} from '@squash/rules/mediator/insults/remainders/model'
import { type LabelledRemainder, labelledRemainders, readRemainderSources } from './insults/labelled-remainders.ts'
import { checkOnly, hashOf, writeTrained } from './trained-model.ts'

/**
 * `npm run train:remainders`: trains the model that judges what is left of a sentence after a cut, and writes it to
 * `data/insults/remainders.json`. With `--check` it only checks whether the stored model was trained on the current
 * labels.
 */
const file = new URL('../data/insults/remainders.json', import.meta.url)
const sources = readRemainderSources()
const trainedOn = hashOf(sources)

checkOnly({ file, trainedOn, train: 'train:remainders' })

/** A remainder has fewer features than a clause, so its weights need less decay. */
const DECAY = 3e-4
/** The number of groups of authors; each is held out once. */
const GROUPS = 10

const remainders = labelledRemainders(sources)

function train(some: readonly LabelledRemainder[]): RemainderHeads {
  const [broken, needed] = trainHeads(
    some.map(({ sentence, kept, isBroken, isNeeded, weight }) => ({
      features: remainderFeatures(sentence, kept),
      positive: [isBroken, isNeeded],
      weight,
    })),
    REMAINDER_BITS,
    2,
    DECAY,
  )
  if (!broken || !needed) throw new Error('No head was trained')
  return { broken: stored(broken, LARGEST_WRITABLE_WEIGHT), needed: stored(needed, LARGEST_WRITABLE_WEIGHT) }
}

const judged = scoresOfHeldOut(remainders, GROUPS, train, ({ sentence, kept }, heads) =>
  remainderLikelihoods(sentence, kept, heads),
).filter(({ text }) => text.weight === 1)
const report = (what: string, flagged: typeof judged, isRight: (remainder: LabelledRemainder) => boolean): void => {
  const right = flagged.filter(({ text }) => isRight(text)).length
  const all = judged.filter(({ text }) => isRight(text)).length
  console.log(`${what}: ${right} of ${all} of unseen authors found, ${flagged.length - right} others.`)
}
for (const limit of [0.15, 0.3, 0.5, 0.7, 0.9])
  report(
    `Broken from ${limit}`,
    judged.filter(({ score }) => score.broken >= limit),
    ({ isBroken }) => isBroken,
  )
report(
  'Not needed',
  judged.filter(({ score }) => score.needed < 0.5),
  ({ isNeeded }) => !isNeeded,
)

const { broken, needed } = train(remainders)
writeTrained(file, trainedOn, { broken: writtenHead(broken), needed: writtenHead(needed) })
