import { scoresOfHeldOut } from '@squash/rules/classifier/held-out'
import { generator, trainHeads } from '@squash/rules/classifier/linear'
import { stored } from '@squash/rules/classifier/stored-head'
import { LARGEST_WRITABLE_WEIGHT, writtenHead } from '@squash/rules/classifier/written-head'
import { runFeatures } from '@squash/rules/mediator/canned/public-quotes/features'
import {
  QUOTE_BITS,
  QUOTE_KINDS,
  type QuoteHeads,
  quoteScores,
} from '@squash/rules/mediator/canned/public-quotes/model'
import { type Run, textOf } from '@squash/rules/mediator/canned/public-quotes/runs'
import { type ChosenQuotes, chosenQuotes, readChoices } from './public-quotes/chosen-quotes.ts'
import { checkOnly, hashOf, writeTrained } from './trained-model.ts'

/**
 * `npm run train:public-quotes`: trains the model that chooses the words of each side that a ruling quotes, and writes it
 * to `data/public-quotes/model.json`. With `--check` it only checks whether the stored model was trained on the current
 * choices; with `--report` it first trains on four fifths at a time and prints how often it chooses the same.
 */
const file = new URL('../data/public-quotes/model.json', import.meta.url)
const choices = readChoices()
const trainedOn = hashOf(choices)

checkOnly({ file, trainedOn, train: 'train:public-quotes' })

/** Runs have few features, so their weights need little decay. */
const DECAY = 5e-5
/** Most runs overlap no chosen one and are all alike, so that a third of them teaches enough. */
const SHARE_OF_OTHERS = 1 / 3
const GROUPS = 5

function train(texts: readonly ChosenQuotes[]): QuoteHeads {
  const random = generator(5)
  const examples = texts.flatMap(({ runs, chosen }) => {
    const best = runs.filter((run) => QUOTE_KINDS.some((kind) => chosen(run, kind)))
    return runs
      .filter((run) => best.some((other) => overlap(run, other)) || random() < SHARE_OF_OTHERS)
      .map((run) => ({
        features: runFeatures(run),
        positive: QUOTE_KINDS.map((kind) => chosen(run, kind)),
        weight: 1,
      }))
  })
  const [first, second, third] = trainHeads(examples, QUOTE_BITS, QUOTE_KINDS.length, DECAY)
  if (!first || !second || !third) throw new Error('A head is missing')
  return {
    case: stored(first, LARGEST_WRITABLE_WEIGHT),
    asks: stored(second, LARGEST_WRITABLE_WEIGHT),
    offers: stored(third, LARGEST_WRITABLE_WEIGHT),
  }
}

const overlap = (one: Run, other: Run): boolean =>
  one.part === other.part && one.start <= other.end && other.start <= one.end

/** Prints how often the best run of a text is one that was chosen, if any was. */
function report(texts: readonly ChosenQuotes[]): void {
  const judged = scoresOfHeldOut(texts, GROUPS, train, ({ runs }, heads) => runs.map((run) => quoteScores(run, heads)))
  for (const kind of QUOTE_KINDS) {
    const best = judged.flatMap(({ text, score }) => {
      const top = text.runs.reduce(
        (one, _run, at) => ((score[at]?.[kind] ?? 0) > (score[one]?.[kind] ?? 0) ? at : one),
        0,
      )
      const run = text.runs[top]
      return run ? [{ text, run, score: score[top]?.[kind] ?? 0, isRight: text.chosen(run, kind) }] : []
    })
    const chosen = best.filter(({ text }) => text.choices[kind].length > 0)
    const right = chosen.filter(({ isRight }) => isRight).length
    console.log(`${kind}: in ${right} of ${chosen.length} texts the best run is one that was chosen.`)
    for (const limit of [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1]) {
      const above = best.filter(({ score }) => score >= limit)
      console.log(`  from ${limit}: ${above.filter(({ isRight }) => isRight).length} of ${above.length} right`)
    }
    if (process.argv.includes('--examples'))
      for (const { text, run, score, isRight } of best.slice(0, 150))
        console.log(
          `${isRight ? '+' : '-'} ${score.toFixed(1)} ${text.author} ${run.part.kind} ${run.part.isClear} “${textOf(run)}” ${text.choices[kind].join(' | ')}`,
        )
  }
}

const texts = chosenQuotes(choices)
if (process.argv.includes('--report')) report(texts)
const { case: case_, asks, offers } = train(texts)
writeTrained(file, trainedOn, { case: writtenHead(case_), asks: writtenHead(asks), offers: writtenHead(offers) })
