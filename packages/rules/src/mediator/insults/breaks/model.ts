import MODEL from '../../../../../../data/insults/breaks.json' with { type: 'json' }
import { probabilityOf, scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readHead } from '../../../classifier/written-head.ts'
import { memoized } from '../../../memoized.ts'
import { isEverydayWord } from '../../language/everyday-words.ts'
import { sentencesIn } from '../sentences.ts'
import { keyOf, MARK, type Token } from '../tokens.ts'
import { breakFeatures } from './features.ts'

/** The model has 2 to this power of weights. */
export const BREAK_BITS = 17

const STORED = readHead(MODEL)

/** How likely it is that a sentence begins at a word, from 0 to 1. */
export const breakLikelihood = (norms: readonly string[], at: number, head: StoredHead = STORED): number =>
  probabilityOf(scoreOf(breakFeatures(norms, at), { bits: BREAK_BITS, ...head }))

/**
 * How likely it is that a sentence without marks should have been split before each of its words. Empty if it isn't in
 * English: the model was trained on nothing else.
 */
export const breakLikelihoods: (sentence: readonly Token[]) => readonly number[] = memoized(
  (sentence) => {
    if (!isEnglish(sentence)) return []
    const norms = sentence.map(({ norm }) => norm)
    return norms.map((_, at) => (at === 0 || goesOn(norms, at) ? 0 : breakLikelihood(norms, at)))
  },
  { most: 64, keyOf },
)

/**
 * "Anyone with two brain cells | would have asked", "my 6 year | old nephew", "you roll | your eyes", "you bald |
 * selfish prick", "the tickets | on saturday log off": no sentence begins here, whatever the model says.
 */
const goesOn = (norms: readonly string[], at: number): boolean =>
  (/^(?:would|could|should|might|must)$/.test(norms[at] ?? '') &&
    /^(?:have|be|not|never)$/.test(norms[at + 1] ?? '')) ||
  (/^[TWNSF]$/.test(norms[at] ?? '') && norms[at - 2] === 'you') ||
  (norms[at] === 'on' && /day$/.test(norms[at + 1] ?? '') && !SUBJECT.test(norms[at + 2] ?? '')) ||
  (norms[at] === 'old' && /^(?:D|years?|yrs?)$/.test(norms[at - 1] ?? '')) ||
  (norms[at] === 'your' && /^(?:i|you|he|she|we|they)$/.test(norms[at - 2] ?? ''))

/** "On saturday you left" may begin a sentence. */
const SUBJECT = /^(?:i|i am|i have|you|you're|we|he|she|it|it's|they|the|my|your|our|his|her|P)$/

function isEnglish(sentence: readonly Token[]): boolean {
  // Symbols count as foreign words, so that a text full of them costs nothing.
  const words = sentence.filter(({ norm }) => !/^\p{Lu}/u.test(norm) && !MARK.test(norm))
  return words.filter(({ norm }) => isEverydayWord(norm)).length >= ENGLISH * words.length
}
/** The minimum share of everyday English words; chats are full of other spellings. */
const ENGLISH = 0.3

/**
 * The sentences of a message, split also where the model finds that a full stop is missing. The browser, which never
 * gets the model, uses `sentencesIn` alone.
 */
export const sentencesByModel = (tokens: readonly Token[]): Token[][] => sentencesIn(tokens, breakLikelihoods)
