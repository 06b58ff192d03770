import { statesAction } from '../insults/barbs/actions.ts'
import { opensOrder } from '../insults/clause-openings.ts'
import { AFTER_NAME } from '../insults/clauses/judged-insults.ts'
import { AUTHOR_EXPERIENCE } from '../insults/clauses/what-stays.ts'
import { MARK, type Token } from '../insults/read.ts'
import { type RemainderLikelihoods, remainderLikelihoods } from '../insults/remainders/model.ts'
import { asks, holdsFact } from './pieces.ts'

/** From this likelihood on, a remainder is dropped unless its author needs it. */
const BROKEN = 0.15
/** From this likelihood on, its author needs it. */
const NEEDED = 0.5
/** From this likelihood on, a last part may be dropped. */
const LIKELY_BROKEN = 0.5
/** From this likelihood on, nothing is cut. */
const UNREADABLE = 0.9
/** How much likelier a remainder has to read well without its last part for that to be dropped, too. */
const GAINED = 0.3
/** With fewer words left, the part wasn't the last one of several. */
const FEWEST_WORDS = 3
/** From this likelihood on, not even what looks like a request, an action or a feeling is one. */
const CERTAINLY_BROKEN = 0.7

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
  const isAddress = words.every(({ norm, word }) => /^\p{Lu}\p{Ll}/u.test(word) || AFTER_NAME.test(norm))
  if (isAddress || holdsFact(words.filter(({ word }) => !/^\p{Lu}\p{Ll}/u.test(word)))) return false
  const { broken, needed } = likelihoodsOf(sentence, kept)
  const says = kept.map(({ norm }) => norm).join(' ')
  const isRequest = asks(kept) || opensOrder(kept, 0)
  if (broken < CERTAINLY_BROKEN && (isRequest || statesAction(kept) || AUTHOR_EXPERIENCE.test(says))) return false
  return needed < NEEDED && (broken >= BROKEN || insults(kept))
}

/**
 * Whether a sentence is only the end of one that was cut, split off by mistake: "did they reject | you too".
 * @param before the sentence before it if all of it was cut, or nothing
 */
export const endsCutSentence = (
  before: readonly Token[],
  sentence: readonly Token[],
  insults: (clause: readonly Token[]) => boolean,
): boolean =>
  before.length > 0 &&
  !/^[.!?¶EX]$/.test(before.at(-1)?.norm ?? '') &&
  isNeedless([...before, ...sentence], sentence, insults)

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
  if (comma < FEWEST_WORDS || !isEndCut || holdsFact(part) || asks(part) || statesAction(part)) return kept
  const less = kept.filter((_, at) => at < comma || at > last)
  const { broken } = likelihoodsOf(sentence, kept)
  return broken >= LIKELY_BROKEN && likelihoodsOf(sentence, less).broken <= broken - GAINED ? less : kept
}

/**
 * Whether what is left makes so little sense that the insult stays, for its author to decide: "I don't appreciate being
 * called [a crook in a review]". Brackets that lose what was in them go, too, so that they break nothing.
 */
export const isUnreadable = (sentence: readonly Token[], kept: readonly Token[]): boolean =>
  !kept.some(({ word }) => word === '(') && likelihoodsOf(sentence, kept).broken >= UNREADABLE

function likelihoodsOf(sentence: readonly Token[], kept: readonly Token[]): RemainderLikelihoods {
  const left = new Set(kept.map(({ start }) => start))
  return remainderLikelihoods(sentence, (at) => left.has(sentence[at]?.start ?? -1))
}
