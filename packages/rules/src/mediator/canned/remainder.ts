import { statesAction } from '../insults/barbs/actions.ts'
import { opensOrder } from '../insults/clause-openings.ts'
import { AUTHOR_EXPERIENCE } from '../insults/clauses/clauses-to-keep.ts'
import { AFTER_NAME } from '../insults/clauses/judged-insults.ts'
import { type RemainderLikelihoods, remainderLikelihoods } from '../insults/remainders/model.ts'
import { MARK, type Token } from '../insults/tokens.ts'
import { asks, holdsFact } from './pieces.ts'

// What happens at or above these likelihoods, from 0 to 1, that a remainder is broken:

/** A remainder is dropped, unless its author needs it. */
const DROPPED = 0.15
/** It loses its last part. */
const LOSES_LAST_PART = 0.5
/** It is dropped even if it looks like a request, an action or a feeling, or follows an exclamation. */
const DROPPED_ANYWAY = 0.7
/** Nothing is cut. */
const UNREADABLE = 0.9

/** At or above this likelihood, a remainder counts as needed by its author. */
const NEEDED = 0.5
/** Dropping a last part has to lower the likelihood of being broken by this much. */
const LEAST_GAIN = 0.3
/** With fewer words and marks before its comma, a last part stays: too little would be left. */
const FEWEST_BEFORE = 3

/**
 * Whether what is left of a sentence insults or makes no sense by itself, and says nothing that its author would miss:
 * "[I would explain the calculation, but] I do not have crayons with me".
 * @param kept the words and marks that are left
 * @param insults whether a clause may insult on its own
 */
export function isNeedless(
  sentence: readonly Token[],
  kept: readonly Token[],
  insults: (clause: readonly Token[]) => boolean,
): boolean {
  const words = kept.filter(({ norm }) => !MARK.test(norm))
  const isOnlyNames = words.every(({ norm, word }) => /^\p{Lu}\p{Ll}/u.test(word) || AFTER_NAME.test(norm))
  // A name within a remark isn't worth keeping it for, unlike other facts.
  if (isOnlyNames || holdsFact(words.map((token) => ({ ...token, word: token.norm })))) return false
  const { broken, needed } = likelihoodsOf(sentence, kept)
  const norms = kept.map(({ norm }) => norm).join(' ')
  const isRequest = asks(kept) || opensOrder(kept, 0)
  // "[Well done,] another late delivery": what an exclamation is about
  const isAfterExclamation = words.length > LONGEST_EXCLAMATION && isShortStart(sentence, words)
  const mayBeNeeded = isRequest || isAfterExclamation || statesAction(kept) || AUTHOR_EXPERIENCE.test(norms)
  if (broken < DROPPED_ANYWAY && mayBeNeeded) return false
  return needed < NEEDED && (broken >= DROPPED || insults(kept))
}

/** In words. */
const LONGEST_EXCLAMATION = 2

/** Whether only a word or two were cut, at the start of the sentence. */
function isShortStart(sentence: readonly Token[], left: readonly Token[]): boolean {
  const words = sentence.filter(({ norm }) => !MARK.test(norm))
  const cut = words.length - left.length
  return cut <= LONGEST_EXCLAMATION && words[cut]?.start === left[0]?.start
}

/**
 * Whether a sentence is only the end of one that was cut, split off by mistake: "did they reject | you too".
 * @param before the sentence before it if all of that was cut, otherwise empty
 */
export const endsCutSentence = (
  before: readonly Token[],
  sentence: readonly Token[],
  insults: (clause: readonly Token[]) => boolean,
): boolean =>
  before.length > 0 && !ENDS.test(before.at(-1)?.norm ?? '') && isNeedless([...before, ...sentence], sentence, insults)

/** What ends a sentence: a full stop, a line break or an emoji. */
export const ENDS = /^[.!?¶EX]$/

/**
 * What is left of a sentence whose end was cut, without a last part that leads up to it: "I run your scenes with a hat
 * stand, which [has more range]".
 * @param kept the words and marks that are left
 */
export function withoutDanglingPart(sentence: readonly Token[], kept: readonly Token[]): readonly Token[] {
  const last = kept.findLastIndex(({ norm }) => !MARK.test(norm))
  const comma = kept.findLastIndex(({ norm }, at) => at < last && norm === ',')
  const part = kept.slice(comma + 1, last + 1)
  const cut = sentence.slice(sentence.findIndex(({ start }) => start === kept[last]?.start) + 1)
  const isEndCut = cut.some(({ norm }) => !MARK.test(norm))
  if (comma < FEWEST_BEFORE || !isEndCut || holdsFact(part) || asks(part) || statesAction(part)) return kept
  const less = kept.filter((_, at) => at < comma || at > last)
  const { broken } = likelihoodsOf(sentence, kept)
  return broken >= LOSES_LAST_PART && likelihoodsOf(sentence, less).broken <= broken - LEAST_GAIN ? less : kept
}

/**
 * Whether what is left makes so little sense that the insult stays, for its author to see: "I don't appreciate being
 * called [a crook in a review]". A remainder with a bracket isn't judged: an emptied one is removed only later, and would
 * look broken here.
 */
export const isUnreadable = (sentence: readonly Token[], kept: readonly Token[]): boolean =>
  !kept.some(({ word }) => word === '(') && likelihoodsOf(sentence, kept).broken >= UNREADABLE

function likelihoodsOf(sentence: readonly Token[], kept: readonly Token[]): RemainderLikelihoods {
  const left = new Set(kept.map(({ start }) => start))
  return remainderLikelihoods(
    sentence,
    sentence.map(({ start }) => left.has(start)),
  )
}
