import { probabilityOf } from './linear.ts'
import type { Calibration } from './stored-head.ts'

/** A training text by an author. Only authors with a full weight are held out, and so calibrate the model. */
type Authored = { author: string; weight: number }

/**
 * Scores each author's texts with a model that was trained on everyone else's. Anything else would flatter the model,
 * which recognises an author's style.
 * @param groups the number of groups of authors to hold out; one per author holds out each one alone
 */
export function scoresOfHeldOut<Text extends Authored, Model, Score>(
  texts: readonly Text[],
  groups: number,
  train: (rest: Text[]) => Model,
  score: (text: Text, model: Model) => Score,
): { text: Text; score: Score }[] {
  const authors = [...new Set(texts.filter(({ weight }) => weight === 1).map(({ author }) => author))]
  return Array.from({ length: Math.min(groups, authors.length) }, (_, group) => {
    const heldOut = new Set(authors.filter((_author, at) => at % groups === group))
    const model = train(texts.filter(({ author }) => !heldOut.has(author)))
    return texts.filter(({ author }) => heldOut.has(author)).map((text) => ({ text, score: score(text, model) }))
  }).flat()
}

/** Platt scaling on scores of texts that were held out of training. */
export function calibrate(scores: readonly (readonly [score: number, positive: boolean])[]): Calibration {
  let slope = 1
  let offset = 0
  if (scores.length === 0) return { slope, offset }
  for (let step = 0; step < 3_000; step += 1) {
    let [forSlope, forOffset] = [0, 0]
    for (const [score, positive] of scores) {
      const error = probabilityOf(slope * score + offset) - (positive ? 1 : 0)
      forSlope += error * score
      forOffset += error
    }
    slope -= (0.2 * forSlope) / scores.length
    offset -= (0.2 * forOffset) / scores.length
  }
  return { slope, offset }
}
