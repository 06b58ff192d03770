import { sentencesOf } from '../../text/sentences.ts'

/** More words than this in a sentence leave a reader out of breath. */
const LONGEST_SENTENCE = 45

/** What an eye can skip and a voice can't: lists, headings, links, emoji, letters for people, stage directions. */
const UNSPEAKABLE: readonly RegExp[] = [
  /^[ \t]*(?:[-*•#>]|\d{1,2}[.)])[ \t]/m,
  /\bhttps?:\/\/|\bwww\./i,
  /[*_~|{}<>\\=]/,
  /\p{Extended_Pictographic}/u,
  /\b(?:[Pp]erson|[Pp]arty|[Ss]ide|[Uu]ser) ?(?:A|B|1|2)\b/,
  /\p{L}\/\p{L}/u,
  /\([^)]{60,}\)/,
]
/** Two shouted words in a row; one alone may be an abbreviation. */
const SHOUTED = /(?<!\p{L})\p{Lu}{3,} \p{Lu}{3,}(?!\p{L})/u

/** Whether a ruling reads well aloud: sentences of a breath each, and nothing that can only be looked at. */
export const readsAloud = (ruling: string): boolean =>
  !UNSPEAKABLE.some((pattern) => pattern.test(ruling)) &&
  !SHOUTED.test(ruling) &&
  sentencesOf(ruling).every((sentence) => sentence.split(/\s+/).filter(Boolean).length <= LONGEST_SENTENCE)
