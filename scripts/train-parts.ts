import { scoresOfHeldOut } from '@squash/rules/classifier/held-out'
import { trainHeads } from '@squash/rules/classifier/linear'
import { type StoredHead, stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITABLE_WEIGHT, writtenHead } from '@squash/rules/classifier/written-head'
import { partFeatures } from '@squash/rules/mediator/canned/parts/features'
import {
  PART_BITS,
  PART_KINDS,
  type PartHeads,
  type PartKind,
  partLikelihoods,
} from '@squash/rules/mediator/canned/parts/model'
import { type LabelledPart, readEvaluationParts, readLabelledParts } from './parts/labelled-parts.ts'
import { checkOnly, hashOf, writeTrained } from './trained-model.ts'

/**
 * `npm run train:parts`: trains the model that finds requests, offers and concessions in calm texts, and writes it to
 * `data/parts/model.json`. With `--check` it only checks whether the stored model was trained on the current labels, and
 * on what the current patterns of requests and offers find.
 */
const file = new URL('../data/parts/model.json', import.meta.url)
const labelled = readLabelledParts()
const trainedOn = hashOf(labelled)

checkOnly({ file, trainedOn, train: 'train:parts' })

/** Parts have few features, so their weights need little decay. */
const DECAY = 5e-5
/** More than the authors of texts, so that each is held out alone. */
const GROUPS = 20

type Featured = LabelledPart & { features: Uint32Array }
const featured = (list: readonly LabelledPart[]): Featured[] =>
  list.map((part) => ({ ...part, features: partFeatures(part) }))

function headFor(kind: PartKind, training: readonly Featured[]): StoredHead {
  const examples = training
    .filter(({ teaches }) => teaches === 'every kind' || kind === 'request')
    .map(({ features, kinds, weight }) => ({ features, positive: [kinds.includes(kind)], weight }))
  const [head] = trainHeads(examples, PART_BITS, 1, DECAY)
  if (!head) throw new Error('No head was trained')
  return stored(head, LARGEST_WRITABLE_WEIGHT)
}

const train = (training: readonly Featured[]): PartHeads => ({
  request: headFor('request', training),
  offer: headFor('offer', training),
  concession: headFor('concession', training),
})

/** Prints how many parts of each kind have at least a certain likelihood, and how many other parts do. */
function report(name: string, judged: readonly { text: LabelledPart; score: Record<PartKind, number> }[]): void {
  for (const kind of PART_KINDS)
    for (const limit of [0.3, 0.45, 0.5]) {
      const all = judged.filter(({ text }) => text.kinds.includes(kind)).length
      const found = judged.filter(({ score }) => score[kind] >= limit)
      const right = found.filter(({ text }) => text.kinds.includes(kind)).length
      console.log(`${name}, ${kind} from ${limit}: ${right} of ${all} found, ${found.length - right} others.`)
    }
}

const parts = featured(labelled)
report('Held-out authors', scoresOfHeldOut(parts, GROUPS, train, partLikelihoods))
const heads = train(parts)
report(
  'Evaluation authors',
  readEvaluationParts().map((text) => ({ text, score: partLikelihoods(text, heads) })),
)
const { request, offer, concession } = heads
writeTrained(file, trainedOn, {
  request: writtenHead(request),
  offer: writtenHead(offer),
  concession: writtenHead(concession),
})
