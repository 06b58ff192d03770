import { sentencesOf } from '../../text/sentences.ts'

/** The longest sentence that can be read in one breath, in words. */
const LONGEST_SENTENCE = 45

/** What can't be read aloud: lists, headings, links, emoji, letters for people, long parentheses. */
const UNSPEAKABLE: readonly RegExp[] = [
  /^[ \t]*(?:[-*•#>]|\d{1,2}[.)])[ \t]/m,
  /\bhttps?:\/\/|\bwww\./i,
  /[*_~|{}<>\\=]/,
  /\p{Extended_Pictographic}/u,
  /\b(?:[Pp]erson|[Pp]arty|[Ss]ide|[Uu]ser) ?(?:A|B|1|2)\b/,
  /\p{L}\/\p{L}/u,
  /\([^)]{60,}\)/,
]
/** Two words in capitals in a row; one alone may be an abbreviation. */
const SHOUTED = /(?<!\p{L})\p{Lu}{3,} \p{Lu}{3,}(?!\p{L})/u

/** Whether a ruling can be read aloud: with short sentences, and nothing that only makes sense on a screen. */
export const readsAloud = (ruling: string): boolean =>
  !UNSPEAKABLE.some((pattern) => pattern.test(ruling)) &&
  !SHOUTED.test(ruling) &&
  sentencesOf(ruling).every((sentence) => sentence.split(/\s+/).filter(Boolean).length <= LONGEST_SENTENCE)
