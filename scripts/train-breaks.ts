import { type Example, trainHeads } from '@squash/rules/classifier/linear'
import { type StoredHead, stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITABLE_WEIGHT, writtenHead } from '@squash/rules/classifier/written-head'
import { breakFeatures } from '@squash/rules/mediator/insults/breaks/features'
import { BREAK_BITS, breakLikelihood } from '@squash/rules/mediator/insults/breaks/model'
import { readWritten, unpunctuated } from './insults/unpunctuated.ts'
import { checkOnly, hashOf, writeTrained } from './trained-model.ts'

/**
 * `npm run train:breaks`: trains the model that finds where sentences begin in a text without punctuation, and writes
 * it to `data/insults/breaks.json`. With `--check` it only checks whether the stored model was trained on the current
 * texts.
 */
const file = new URL('../data/insults/breaks.json', import.meta.url)
const written = readWritten()
const trainedOn = hashOf(written)

checkOnly({ file, trainedOn, train: 'train:breaks' })

/** One author in five is held out, to measure the model on authors that it doesn't know. */
const HELD_OUT = 5
const authors = [...new Set(written.map(({ author }) => author))]
const texts = written.flatMap(({ author, text }) => {
  const one = unpunctuated(text)
  return one ? [{ ...one, isHeldOut: authors.indexOf(author) % HELD_OUT === 0 }] : []
})

/** A place in a text has few features, so they need less decay than those of a whole clause. */
const DECAY = 5e-5

function train(some: typeof texts): StoredHead {
  const examples = some.flatMap(({ norms, starts }) =>
    norms.slice(1).map((_, before): Example => {
      const at = before + 1
      return { features: breakFeatures(norms, at), positive: [starts.has(at)], weight: 1 }
    }),
  )
  const [head] = trainHeads(examples, BREAK_BITS, 1, DECAY)
  if (!head) throw new Error('No head was trained')
  return stored(head, LARGEST_WRITABLE_WEIGHT)
}

const known = train(texts.filter(({ isHeldOut }) => !isHeldOut))
const places = texts
  .filter(({ isHeldOut }) => isHeldOut)
  .flatMap(({ norms, starts }) =>
    norms.slice(1).map((_, before) => ({
      likelihood: breakLikelihood(norms, before + 1, known),
      isStart: starts.has(before + 1),
    })),
  )
for (const limit of [0.3, 0.5, 0.7]) {
  const found = places.filter(({ likelihood }) => likelihood >= limit)
  const right = found.filter(({ isStart }) => isStart).length
  const all = places.filter(({ isStart }) => isStart).length
  console.log(`From ${limit}: ${right} of ${all} sentences of unknown authors found, ${found.length - right} others.`)
}

writeTrained(file, trainedOn, writtenHead(train(texts)))
