import { pattern } from '../../text/pattern.ts'
import { FIRST_NAMES, NOT_NAMES } from '../facts/name-words.ts'
import { isEverydayWord } from '../language/everyday-words.ts'
import { COMMON_SHORT_WORDS, PROPER } from './capitals.ts'
import type { Token } from './tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|aunt|auntie|aunty|uncle|sir|madam|pastor|father|saint|st)\.?$/
const STREET =
  /^(?:st|street|rd|road|ave|avenue|ln|lane|drive|close|crescent|court|ct|place|terrace|gardens|blvd|boulevard|square|hill|row|mews|grove|parade)\.?$/
/** In words, without the house number: "Old Mill Lane" */
const LONGEST_STREET = 3
const MONTH = /^(?:march|may)$/
/** First names that are shouted more often as words. */
const ALSO_WORDS = /^(?:mark|max|nick|eve|sandy)$/
const DETERMINER = /^(?:the|a|an|my|your|our|his|her|their|no|this|that|any|some|every)$/
const CLAUSE_AFTER = new RegExp(
  pattern`
    ^(?:you|you're|i|i am|i have|we|it|it's|he|she|they|this|that|the|my|your|where|what|what's|when|why|who|how|can|
    could|will|would|do|did|are|is|was|were|have|has|pay|give|bring|move|stop|get|call|answer|please|don't)$
  `,
)

/**
 * The names among the words of a text, which keep a capital where shouting is toned down: first names, a word that
 * addresses the reader ("47 DAYS, RICK."), a word after a title, a street after its number, a month next to its day.
 */
export function shoutedNames(tokens: readonly Token[]): ReadonlySet<Token> {
  const names = new Set<Token>()
  const called = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    const small = token.word.toLowerCase()
    if ((FIRST_NAMES.has(small) && !ALSO_WORDS.test(small)) || isDated(tokens, at)) names.add(token)
    if (isAddressed(tokens, at)) called.add(small)
    if (TITLE.test(small) && mayBeName(tokens[at + 1])) for (const one of tokens.slice(at, at + 2)) names.add(one)
    if (token.norm === 'D') for (const one of streetAfter(tokens, at)) names.add(one)
  }
  const isThing = (name: string): boolean =>
    tokens.some(({ word }, at) => word.toLowerCase() === name && DETERMINER.test(tokens[at - 1]?.norm ?? ''))
  for (const token of tokens) {
    const small = token.word.toLowerCase()
    if (called.has(small) && !isThing(small)) names.add(token)
  }
  return names
}

const mayBeName = (token: Token | undefined): boolean => {
  if (!token || token.norm.length < 3 || !/^\p{Lu}\p{Lu}/u.test(token.word)) return false
  const small = token.word.toLowerCase()
  return !NOT_NAMES.has(small) && !isEverydayWord(small) && !COMMON_SHORT_WORDS.has(small) && !PROPER.has(small)
}

/** "$1,925, RICK.", "RICK, WHERE IS IT", but not the last item of "NO HEAT, LIGHT, WATER." */
function isAddressed(tokens: readonly Token[], at: number): boolean {
  if (!mayBeName(tokens[at]) || /(?:ly|ing|ed)$/i.test(tokens[at]?.word ?? '')) return false
  const norm = (place: number): string => tokens[place]?.norm ?? '.'
  const start = tokens.findLastIndex((one, place) => place < at && ENDS.test(one.norm)) + 1
  if (at === start) return norm(at + 1) === ',' && CLAUSE_AFTER.test(norm(at + 2))
  if (at === start + 1 && GREETING.test(norm(start))) return /^[.!?¶,]$/.test(norm(at + 1))
  const commas = tokens.slice(start, at).filter((one) => one.norm === ',').length
  return norm(at - 1) === ',' && ENDS.test(norm(at + 1)) && commas === 1
}

const GREETING = /^(?:yo|hey|hi|hello|oi|dear|right|listen|look|ok|okay)$/
const ENDS = /^[.!?¶]$/

/** "MAY 4", "the 3rd OF MARCH" */
const isDated = (tokens: readonly Token[], at: number): boolean =>
  MONTH.test(tokens[at]?.norm ?? '') &&
  (tokens[at + 1]?.norm === 'D' || tokens[at - 1]?.norm === 'D' || (tokens[at - 1]?.norm === 'of' && at > 1))

/** The words of "ALDER ST" after a house number. */
function streetAfter(tokens: readonly Token[], number: number): readonly Token[] {
  const after = tokens.slice(number + 1, number + 2 + LONGEST_STREET)
  const end = after.findIndex(({ norm, word }, at) => at > 0 && (STREET.test(norm) || STREET.test(word.toLowerCase())))
  const street = after.slice(0, end + 1)
  const isName = ({ word }: Token): boolean =>
    /^\p{Lu}{2}/u.test(word) && (IN_STREETS.test(word) || !NOT_NAMES.has(word.toLowerCase()))
  return end > 0 && street.every(isName) ? street : []
}
const IN_STREETS = /^(?:OLD|NEW|FIRST|SECOND|THIRD|GREAT|KING|QUEEN|MARCH|MAY|CHURCH|SCHOOL)$/
