import { memoized } from '../../../memoized.ts'
import { pattern } from '../../../text/pattern.ts'
import type { Fact } from '../../facts/fact.ts'
import { factsIn } from '../../facts/facts-in.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { comparesAuthor } from '../author-comparisons.ts'
import { isReported } from '../insults-in.ts'
import type { Token } from '../tokens.ts'
import { type Clause, VERB } from './clauses-in.ts'
import { AUTHOR_EXPERIENCE, CLAUSES_TO_KEEP, NOT_SAYING, REPORTS } from './clauses-to-keep.ts'
import { isAtLeast, type Judgment, type ThresholdsByLanguage } from './model.ts'

const normsOf = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ')

/** Where a clause stands in the text of its sentence (`textOf`), in UTF-16 indexes; `end` is exclusive. */
function placeIn(sentence: readonly Token[], { from, to }: Clause): { start: number; end: number } {
  const offset = sentence[0]?.start ?? 0
  return { start: (sentence[from]?.start ?? 0) - offset, end: (sentence[to - 1]?.end ?? 0) - offset }
}

/**
 * Whether a clause contains something to keep: a fact, a request or a feeling. In a clause judged `certain` or harsher,
 * most orders count as mockery, and names and ages in words as part of the insult; counts in words only at `blatant`.
 * @param readsMessage whether the judgment weighs the signs of something to keep itself; from `certain`, only dates,
 *   amounts, quotations and requests in earnest keep a clause then
 */
export function mustStayIn(
  sentence: readonly Token[],
  language: keyof ThresholdsByLanguage,
  readsMessage = false,
): (clause: Clause, judgment: Judgment) => boolean {
  const text = textOf(sentence)
  return ({ from, to }, judgment) => {
    const clause = sentence.slice(from, to)
    const words = normsOf(clause)
    const { start, end } = placeIn(sentence, { from, to })
    const held = protectedIn[language](text).filter((one) => one.start < end && start < one.end)
    // The end of a sentence that begins with a request: "Ring her tonight, [if you can find the phone]"
    if (readsMessage && isAtLeast(judgment, 'certain'))
      return held.some(({ goesIf, isRequest, start: first }) => goesIf === null && !(isRequest && first < start))
    // Without its "but", the first half would say the opposite.
    if (/^but /.test(words) && NOT_SAYING.test(normsOf(sentence.slice(0, from))) && judgment !== 'blatant') return true
    // A blatant insult may begin like something that the author reports: "In my day we had a word for lads like you"
    if ((AUTHOR_EXPERIENCE.test(words) || REPORTS.test(words)) && !isAtLeast(judgment, 'blatant')) return true
    if (CLAUSES_TO_KEEP.some((pattern) => pattern.test(words))) return true
    const before = `${normsOf(sentence.slice(0, from))} `
    if (isReported(` ${before}`)) return true
    if (comparesAuthor(before, words)) return true
    if (judgment !== 'blatant' && repeats(before, words)) return true
    const onlyNamesReader = /^you /.test(words) && !clause.some(({ norm }) => VERB.test(norm))
    const limitAfterRequest = onlyNamesReader ? 'certain' : 'blatant'
    const isHeldBy = ({ goesIf, isRequest, start: first }: Protected): boolean => {
      // The end of a sentence that begins with a request: "Ring her tonight, [you poor excuse for a sister]"
      const limit = goesIf ?? (isRequest && first < start ? limitAfterRequest : null)
      return limit === null || !isAtLeast(judgment, limit)
    }
    return held.some(isHeldBy)
  }
}

/**
 * The signs that a clause says something to keep, as features of the network that judges it in its message: 1 for each
 * that it has, otherwise 0.
 */
export function signsToKeep(sentence: readonly Token[], { from, to }: Clause): number[] {
  const words = normsOf(sentence.slice(from, to))
  const before = `${normsOf(sentence.slice(0, from))} `
  const { start, end } = placeIn(sentence, { from, to })
  const held = protectedIn.english(textOf(sentence)).filter((one) => one.start < end && start < one.end)
  return [
    AUTHOR_EXPERIENCE.test(words) || REPORTS.test(words),
    CLAUSES_TO_KEEP.some((pattern) => pattern.test(words)),
    isReported(` ${before}`),
    comparesAuthor(before, words),
    held.some(({ isRequest, goesIf }) => !isRequest && goesIf === null),
    held.some(({ isRequest, goesIf }) => !isRequest && goesIf !== null),
    held.some(({ isRequest, goesIf }) => isRequest && goesIf === null),
    held.some(({ isRequest, goesIf }) => isRequest && goesIf === 'blatant'),
    held.some(({ isRequest, goesIf }) => isRequest && goesIf !== null && goesIf !== 'blatant'),
  ].map((holds) => (holds ? 1 : 0))
}

/** "I kept a pew for you, [a whole pew]" */
function repeats(before: string, clause: string): boolean {
  const [, noun] = /^(?:an?|the|my|our|D|all|both) (?:[a-z]+ ){0,3}([a-z]{3,})$/.exec(clause) ?? []
  return noun !== undefined && before.includes(` ${noun} `)
}

/** A fact or request. Its clause may be cut if judged at least as harshly as `goesIf`, and never if that is null. */
type Protected = { start: number; end: number; isRequest: boolean; goesIf: Judgment | null }

const protectedOf = (text: string, facts: readonly Fact[]): Protected[] => [
  ...facts.map((fact) => ({ ...fact, isRequest: false, goesIf: factGoesIf(text, fact) })),
  ...requestsIn(text)
    .filter((request) => !STATED.test(text.slice(0, request.start)))
    .map((request) => ({ ...request, isRequest: true, goesIf: requestGoesIf(request.text) })),
]
const SENTENCES = { most: 128, keyOf: (text: string): string => text }
const protectedIn = {
  english: memoized((text: string) => protectedOf(text, factsIn(text, 'en')), SENTENCES),
  other: memoized((text: string) => protectedOf(text, factsIn(text)), SENTENCES),
}

/** The least harsh judgment at which a fact counts as part of the insult: "are you twelve"; null if it never does. */
function factGoesIf(text: string, { kind, unit, text: words, start, end }: Fact): Judgment | null {
  if (kind === 'name') return 'certain'
  if (kind !== 'number' || !(unit === undefined || words.includes('-')) || !/^[\p{L}-]+$/u.test(words)) return null
  // "Smirking like a cat with two tails"
  if (/\blike an? [\p{L} '’-]*$/u.test(text.slice(0, start))) return 'sure'
  // "Six tiles have lifted"
  return COUNTED.test(text.slice(end)) ? 'blatant' : 'certain'
}
const COUNTED = /^ (?:(?!years?\b)\p{L}+s\b|of (?:which|them|those|these|the|my|our)\b)/iu

/** Verbs that aren't used to mock: "pay your share and get over yourself" is a real request. */
const IN_EARNEST = new RegExp(
  pattern`
    ^(?:(?:so|and|but|now|just|then|at ?least),? )*(?:park|shower|knock|redo|rebook|muzzle|train|
    get (?:it|them|this|that|my|the|your|a|an) (?!act\b|grip\b|life\b|clue\b|head\b|job\b|hint\b|brain\b)|pay|send|
    return|transfer|refund|fix|repair|delete|clean|wash|empty|move|sort|answer|reply|replace|remove|sign|msg|message|
    text|call|ring|bring|inform|update|refill|cancel|(?:tell|show|ask) (?:me|us|him|her|them|your|my|the)|
    let (?:me|us) know|put (?:it|them|the|my|your)|apologi[sz]e|say sorry|
    give (?:me|us|it|back|him|her|them|my|our|the))\b
  `,
  'i',
)

/** The least harsh judgment at which a request counts as mockery: "do you practise being dense?"; null for a real one. */
function requestGoesIf(text: string): Judgment | null {
  if (IN_EARNEST.test(text)) return null
  // "Does your licence even cover gas?"
  if (
    /^(?:(?:and|also|so|but),? )*(?:is|are|was|were|does|did|has|have) (?:your|the|my|our|his|her|it|that|this) .*$/i.test(
      text,
    )
  )
    return 'blatant'
  if (WHAT_NEXT.test(text) || TENTATIVE.test(text)) return 'blatant'
  // "Did your mum know?"
  if (/^did (?!.*\b(?:no one|nobody|not|never|n't|even|ever)\b).*\?$/i.test(text)) return 'blatant'
  if (/^(?:is|are|was|were|do|does|did|have|has) .*\?$/i.test(text)) return 'sure'
  return /^(?:can|could|will|would|might|may) (?:you|u)\b/i.test(text) ? 'blatant' : 'certain'
}

/** "Is there any chance you could move it?", "do you think you could wait an hour?" */
const TENTATIVE =
  /^(?:(?:and|so|but),? )*(?:(?:is|are) there (?:any|a|some) (?:chances?|ways?|possibility)|(?:do|would) (?:you|u) (?:think|reckon|mind|be (?:able|willing|up for|open)))\b/i

/** "What exactly are you waiting for", "what are you going to do about it", "where is that money" */
const WHAT_NEXT = new RegExp(
  pattern`
    ^(?:(?:and|so|but),? )*(?:what (?:exactly )?(?:are|r) (?:you|u|ya) (?:actually |even )?(?:waiting|going to do|
    gonna do|gunna do|planning)|(?:where|when) (?:is|are|was|will|did|do) (?:the|my|our|it|that|this|they|i|we))\b
  `,
  'i',
)

/** After these words a verb isn't an order: "you park like you land a plane". */
const STATED = /\b(?:you|u|ya)(?:['’]d)? (?:\w+-)?$/i

/** A sentence's text, with the gaps between its words as spaces, so that indexes stay valid. */
export function textOf(sentence: readonly Token[]): string {
  let text = ''
  const [{ start: offset } = { start: 0 }] = sentence
  for (const { word, start } of sentence) text += ' '.repeat(Math.max(0, start - offset - text.length)) + word
  return text
}
