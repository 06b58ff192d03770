import { UNSPACED } from '../../text/unspaced.ts'
import type { Part, SaidSentence } from './account.ts'
import { BRIEF_LENGTH, type Length, quotable, REQUEST_LENGTH } from './quotable.ts'
import { refersBack } from './salience.ts'

/** How many words to quote, unless the most important sentences are longer; and how long each sentence may be. */
type Size = { readonly words: number; readonly sentence: Length }
export const FULL: Size = { words: 70, sentence: REQUEST_LENGTH }
/** For a summary that would be too long otherwise. */
export const SHORT: Size = { words: 30, sentence: BRIEF_LENGTH }

/**
 * The sentences of a message that matter most, in the order in which they were written, with an ellipsis for each gap.
 * What the other party can accept or answer counts most, then facts and feelings, and how a message begins and ends:
 * people mostly start with what happened and end with what they want.
 * @returns '' if nothing can be quoted
 */
export function excerptOf(sentences: readonly SaidSentence[], size: Size = FULL): string {
  const kept = new Set(mostImportant(sentences, size))
  let text = ''
  let isGap = false
  for (const sentence of sentences) {
    if (kept.has(sentence)) text += `${text && ' '}${isGap ? '… ' : ''}${shortened(sentence.text, size.sentence)}`
    isGap = !kept.has(sentence)
  }
  return isGap && text !== '' ? `${text} …` : text
}

/** The most important sentence that an excerpt leaves out; undefined if it is complete. */
export function leftOutOfExcerpt(sentences: readonly SaidSentence[]): SaidSentence | undefined {
  const kept = mostImportant(sentences, FULL)
  return byImportance(sentences).find((sentence) => !kept.includes(sentence))
}

function mostImportant(sentences: readonly SaidSentence[], size: Size): SaidSentence[] {
  const ranked = byImportance(sentences)
  const best = KINDS_TO_QUOTE.flatMap((kind) => ranked.find(({ kinds }) => kinds.includes(kind)) ?? [])
  const lengthOf = (some: readonly SaidSentence[]): number =>
    some.reduce((sum, { text }) => sum + Math.min(wordsIn(text), size.sentence.words), 0)
  const kept: SaidSentence[] = []
  for (const sentence of [...best, ...ranked]) {
    const more = withAntecedent(sentence, sentences).filter((one) => !kept.includes(one))
    if (lengthOf([...kept, ...more]) <= size.words) kept.push(...more)
    else if (best.includes(sentence) && !kept.includes(sentence)) kept.push(sentence)
  }
  return kept
}
const KINDS_TO_QUOTE = ['request', 'offer', 'statement'] as const

/** "That part I’m sorry for" would seem to be about something else without the sentence before it. */
function withAntecedent(sentence: SaidSentence, all: readonly SaidSentence[]): SaidSentence[] {
  const before = all.find(({ place }) => place === sentence.place - 1)
  return before && refersBack(sentence.text) ? [before, sentence] : [sentence]
}

/** Unlike `quotable`, leaves a sentence that fits as it is, with its full stop. */
export const shortened = (text: string, most: Length): string =>
  wordsIn(text) <= most.words && text.length <= most.characters ? text : quotable(text, most)

const WORTH: Record<Part['kind'], number> = { offer: 3, request: 3, concession: 2, question: 2.5, statement: 0 }
/** The extra worth of a message's first and last sentence, counted in facts. */
const WORTH_OF_FIRST = 1
const WORTH_OF_LAST = 1.5

function byImportance(sentences: readonly SaidSentence[]): SaidSentence[] {
  const worth = (sentence: SaidSentence): number =>
    sentence.salience +
    Math.max(...sentence.kinds.map((kind) => WORTH[kind])) +
    (sentence === sentences[0] ? WORTH_OF_FIRST : 0) +
    (sentence === sentences.at(-1) ? WORTH_OF_LAST : 0)
  return [...sentences].sort((one, other) => worth(other) - worth(one))
}

/** Text without spaces is measured by its characters. */
const wordsIn = (text: string): number =>
  UNSPACED.test(text) ? Math.ceil(text.length / CHARACTERS_PER_WORD) : text.split(/\s+/).length
const CHARACTERS_PER_WORD = 6
