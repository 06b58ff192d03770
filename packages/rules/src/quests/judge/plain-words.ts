import { unmasked } from '../../mediator/insults/disguise.ts'
import { SPELLINGS } from './spelling.ts'

/** Letters of other alphabets that look like ours, as they are used to slip a word past a filter. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'ӏl', 'ԁd', 'αa', 'οo', 'ρp', 'νv', 'ιi', 'ѵv'].map(
    ([foreign = '', latin = '']) => [foreign, latin],
  ),
)
/** Latin letters with foreign ones in between; words that are foreign as a whole stay. */
const isMixed = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)

/** One character that stands for a sentence; nobody writes a thousand of them, and reading them takes long. */
const LONG_LIGATURE = /[\ufdfa\ufdfb]/g

const APOSTROPHES = /[’‘ʼ`´′]/g
const QUOTES = /[“”„‟«»″]/g

/** Apostrophes that people leave out on a phone, where the word can mean nothing else. */
const DROPPED: readonly (readonly [RegExp, string])[] = [
  [/\bid(?= (?:like|love|appreciate|rather|feel|be|really|prefer|happily|also)\b)/g, "i'd"],
  [/\bill(?= (?:be|come|take|call|go|find|do|pick|need|cook|help|look)\b)/g, "i'll"],
  [/\blets(?= \p{L})/gu, "let's"],
  [/\bi am\b/g, "i'm"],
  [/\bi have(?= (?:been|covered|done|taken|worked|decided|had|noticed|seen|not)\b)/g, "i've"],
  [/\byou are\b/g, "you're"],
  [/\bcan ?not\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\b(do|does|did|is|was|are|were|would|could|should|have|has|had) not\b/g, "$1n't"],
]

/**
 * An answer as the rubric reads it: lower case, one spelling of each letter and apostrophe, no invisible characters, words
 * of chat and phone written out, disguised profanity in the open.
 */
export function plainWords(answer: string): string {
  const visible = answer
    .replace(LONG_LIGATURE, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .toLowerCase()
    .replace(/(?<=[a-z] )а(?= )/g, 'a')
    .replace(/\p{L}+/gu, (word) =>
      isMixed(word) ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('') : word,
    )
  const spelt = SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), unmasked(visible))
  return DROPPED.reduce((text, [pattern, word]) => text.replace(pattern, word), spelt.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
}

const QUOTED = /"[^"]*"/g
/** From this share of the words on, the quotation marks are how somebody writes down a message. */
const MOSTLY = 0.6

/**
 * What the writer says themselves: without the words of others that they quote. An answer that stands in quotation marks
 * as a whole, or nearly, is the message that it quotes.
 */
export function ownWords(plain: string): string {
  const quoted = plain.match(QUOTED) ?? []
  if (quoted.length === 0) return plain
  const inside = quoted.map((part) => part.slice(1, -1)).join(' ')
  return inside.length >= MOSTLY * plain.length ? inside : plain.replace(QUOTED, ' … ')
}

const LABEL = /(?:^|(?<=[.!?;] ))(?:observation|feelings?|needs?|requests?|limit)\s*[:=-]\s*/g

/** Without the names of the parts, which some people write in front of each. */
export const withoutLabels = (plain: string): string => plain.replace(LABEL, '')

/** Sentences, each with the mark that ends it. */
export const sentencesIn = (plain: string): string[] => plain.match(/[^.!?;…]+[.!?;…]*/g) ?? []
