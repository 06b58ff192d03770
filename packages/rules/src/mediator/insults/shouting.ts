import { ACRONYMS, AMBIGUOUS, COMMON_SHORT_WORDS, FIRST_NAMES, PROPER } from './capitals.ts'
import type { Token } from './tokens.ts'

const isCapitals = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)

/** The shouted words in capitals, without acronyms and, in an otherwise calm text, without short unknown words. */
export function shoutedWords(tokens: readonly Token[]): ReadonlySet<Token> {
  const words = tokens.filter(({ word }) => /^\p{L}{2}/u.test(word))
  const capitals = words.filter(({ word }) => isCapitals(word))
  const loud = capitals.filter(({ word }) => !ACRONYMS.has(word) || AMBIGUOUS.has(word)).length
  const shouts = loud > 2 && loud >= words.length / 3
  const shouted = new Set(capitals.filter(({ word }) => isShouted(word, shouts)))
  for (const [at, token] of words.entries())
    if (
      (AMBIGUOUS.has(token.word) && isAmong(shouted, words[at - 1], words[at + 1])) ||
      (SHORT_WORD.test(token.word) && !ACRONYMS.has(token.word) && isAfter(shouted, words[at - 1]))
    )
      shouted.add(token)
  return shouted
}

/** Whether both neighbours of a word are shouted: the "IT" of "WAS IT YOU" isn't an acronym. */
export const isAmong = (shouted: ReadonlySet<Token>, before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && shouted.has(before) && shouted.has(after)

/** A pronounceable three-letter word, which counts as shouted after a shouted word: "the GUINEA PIG". */
const SHORT_WORD = /^[BCDFGHJKLMNPRSTVWZ][AEIOU][BDGMNPRTWXY]$/
const isAfter = (shouted: ReadonlySet<Token>, before: Token | undefined): boolean =>
  before !== undefined && shouted.has(before)

/** A word in capitals with three initial consonants that no English word starts with is an acronym. */
const UNPRONOUNCEABLE = /^(?!STR|SPR|SCR|SPL|SHR|THR|SCH|CHR|PHR|SQU)[BCDFGHJKLMNPQRSTVWXZ]{3}/

/** "Henry VIII", "class VI-C" */
const ROMAN_NUMERAL = /^X{0,3}(?:I[XV]|VI{0,3}|I{2,3}|X)(?:-[A-Z])?$/

function isShouted(word: string, shouts: boolean): boolean {
  if (ROMAN_NUMERAL.test(word)) return false
  if (ACRONYMS.has(word)) return shouts && AMBIGUOUS.has(word)
  if (!shouts && UNPRONOUNCEABLE.test(word)) return false
  return (
    shouts ||
    word.length > 4 ||
    (word.length === 4 && /[AEIOUY]/.test(word)) ||
    COMMON_SHORT_WORDS.has(word.toLowerCase())
  )
}

/** The shouted passages of a text: runs of words in capitals, and repeated exclamation marks. */
export function shoutingIn(text: string, tokens: readonly Token[]): { start: number; end: number }[] {
  const shouted = shoutedWords(tokens)
  const runs: { start: number; end: number }[] = []
  let open = false
  for (const token of tokens) {
    const marks = token.norm === '!' || (token.norm === '?' && /!|\?\?/.test(token.word))
    if (!shouted.has(token) && !(marks && token.word.trim().length > 1)) {
      open =
        open &&
        token.norm !== '.' &&
        !/^\p{Ll}/u.test(token.word) &&
        (token.word.length === 1 || /^['’]/.test(token.word))
      continue
    }
    const last = runs.at(-1)
    if (open && last && text.slice(last.end, token.start).trim().length <= 3) last.end = token.end
    else runs.push({ start: token.start, end: token.end })
    open = true
  }
  return runs
}

/** Whether a whole text is in capitals. */
export const isShoutedText = (tokens: readonly Token[], shouted: ReadonlySet<Token>): boolean =>
  shouted.size > 2 && shouted.size >= tokens.filter(({ word }) => /^\p{L}{2}/u.test(word)).length / 3

/** "Since MARCH", "10 MAY": other uses of these words aren't months. */
const MAY_BE_MONTH = /^(?:march|may)$/
const BEFORE_MONTH = /^(?:since|in|by|until|till|from|of|last|next|this|early|mid|late|D|\d.*)$/

/**
 * A shouted word in lower case; days, months, names and "I" keep their capital.
 * @param before the word before it
 */
export function loweredWord({ word }: Token, names: ReadonlySet<string>, before = ''): string {
  const small = word.toLowerCase()
  const stem = small.split(/['’]/)[0] ?? small
  if (stem === 'i') return `I${small.slice(1)}`
  const isMonth = MAY_BE_MONTH.test(stem) && BEFORE_MONTH.test(before)
  const isName =
    isMonth || PROPER.has(stem) || FIRST_NAMES.has(stem) || (names.has(stem) && !COMMON_SHORT_WORDS.has(stem))
  return isName ? word.charAt(0) + small.slice(1) : small
}
