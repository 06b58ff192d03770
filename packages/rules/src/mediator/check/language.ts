import { pattern } from '../../text/pattern.ts'
import { languageOf } from '../language/language-of.ts'
import type { Compared } from './compared.ts'

/** Languages that are often detected by mistake in chats that mix languages or contain typos. */
const DOUBTFUL: ReadonlySet<string> = new Set('tl yo hr sl ms et sq ca eu lv lt sk is az vi ku fi hu'.split(' '))
const COMMON_ENGLISH = new RegExp(
  pattern`
    (?<![\p{L}])(?:the|you|your|i|i'm|i've|me|my|to|and|that|it|is|was|of|for|in|on|this|have|not|don't|didn't|we|be|
    are|with|when|what|so|please|but|if|at|do|can|would|like|need|want|never|about|from|been|has|had|did|will|out|up|
    because|know|could)(?![\p{L}])
  `,
  'gu',
)
/** The share of these words that any English text reaches. */
const ENGLISH_SHARE = 0.25
/**
 * A text with a smaller share isn't English but, for example, romanised Hindi, which no detector knows. Chats in Pidgin
 * have a larger one.
 */
const HARDLY_ENGLISH = 0.06
/** Texts with fewer words don't show their language. */
const FEWEST_WORDS = 8
/** A shorter sentence may be a name, a greeting or a quotation. */
const SENTENCE_WORDS = 5

/** Whether each sentence of the answer is in the requested language or, by default, that of the message. */
export function isInLanguage({ text, plainText, source, plainSource, language, isRequested }: Compared): boolean {
  const wanted = isRequested
    ? language
    : (language !== null && DOUBTFUL.has(language)) || isEnglish(plainSource)
      ? isEnglish(plainSource)
        ? 'en'
        : null
      : language
  if (wanted === null) return !(isHardlyEnglish(plainSource) && isEnglish(plainText))
  if (!isLike(text, plainText, wanted)) return false
  const known = source.toLowerCase()
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter(
      (sentence) =>
        (sentence.match(/[\p{L}'’]+/gu)?.length ?? 0) >= SENTENCE_WORDS &&
        !known.includes(sentence.trim().toLowerCase()),
    )
    .every((sentence) => isLike(sentence, sentence.toLowerCase().replace(/’/g, "'"), wanted))
}

function isLike(text: string, plainText: string, wanted: string): boolean {
  const found = languageOf(text)
  if (found === null || found === wanted) return true
  if (wanted === 'en') return isEnglish(plainText)
  // Closely related languages are easily confused in short texts.
  return (
    CLOSE.some((group) => group.includes(found) && group.includes(wanted)) ||
    (DOUBTFUL.has(found) && !DOUBTFUL.has(wanted) && !isEnglish(plainText))
  )
}

const CLOSE: readonly (readonly string[])[] = [
  ['no', 'da', 'sv', 'nb', 'nn'],
  ['hr', 'sr', 'bs', 'sl'],
  ['cs', 'sk'],
  ['ms', 'id', 'tl'],
  ['uk', 'ru', 'be', 'bg'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur'],
]

/** Whether message and answer should be in English. The language of short or mixed ones is often unknown. */
export const isInEnglish = ({ language, isRequested, plainSource }: Compared): boolean =>
  !isRequested && (language === 'en' || ((language === null || DOUBTFUL.has(language)) && isEnglish(plainSource)))

const isHardlyEnglish = (plainText: string): boolean =>
  wordsIn(plainText) >= FEWEST_WORDS && englishShare(plainText) < HARDLY_ENGLISH

const isEnglish = (plainText: string): boolean => englishShare(plainText) >= ENGLISH_SHARE

function englishShare(plainText: string): number {
  const words = wordsIn(plainText)
  return words === 0 ? 0 : (plainText.match(COMMON_ENGLISH)?.length ?? 0) / words
}

const wordsIn = (plainText: string): number => plainText.match(/[\p{L}']+/gu)?.length ?? 0
