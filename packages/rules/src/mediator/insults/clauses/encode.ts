import { type ReadableHead, readable } from '../../../classifier/stored-head.ts'
import type { WordClasses } from '../../../classifier/word-classes.ts'
import { CLAUSE_BITS, type ClauseModel, type ThresholdsByLanguage } from './model.ts'

/** Stored next to the weights, as JSON: everything about the model that is human-readable. */
type ClauseCard = ThresholdsByLanguage &
  Pick<ClauseModel, 'context'> & {
    /** SHA-256 over the labelled clauses and the classes of words, in hex. */
    trained_on: string
    head: ReadableHead
  }

export const clauseCardOf = ({ head, english, other, context }: ClauseModel, trainedOn: string): ClauseCard => ({
  trained_on: trainedOn,
  english,
  other,
  head: readable(head),
  context,
})

/** Loads the model from its two files. @throws {Error} when the weights' size is not what this version expects */
export function clauseModelFrom(
  { head, english, other, context }: ClauseCard,
  weights: Int8Array,
  words: WordClasses,
): ClauseModel {
  if (weights.length !== 2 ** CLAUSE_BITS) {
    throw new Error(
      `The model of insults has ${weights.length} weights, which this version can't read. Run npm run train:insults.`,
    )
  }
  return { head: { ...head, weights }, words, english, other, context }
}
