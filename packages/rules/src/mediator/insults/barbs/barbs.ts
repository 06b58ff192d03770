import { memoized } from '../../../memoized.ts'
import { pattern } from '../../../text/pattern.ts'
import { leftoverHits } from '../../canned/cut-sentence.ts'
import { isEnglish } from '../../canned/english.ts'
import { isFact } from '../../canned/hard-facts.ts'
import { endsCutSentence } from '../../canned/remainder.ts'
import { sentencesByModel } from '../breaks/model.ts'
import { FIRST_NAMES } from '../capitals.ts'
import { type Clause, clausesIn, clausesToJudge } from '../clauses/clauses-in.ts'
import { spanOf } from '../clauses/context.ts'
import { judgedInsults } from '../clauses/judged-insults.ts'
import {
  type ClauseJudge,
  type ClauseModel,
  isAtLeast,
  type Judgment,
  judgeAlone,
  judgeInContext,
  type Tone,
} from '../clauses/model.ts'
import { signsToKeep } from '../clauses/must-stay.ts'
import {
  findHits,
  type Hit,
  type Insult,
  insultHits,
  longestHits,
  passagesOf,
  searchable,
  wholeSentenceHit,
} from '../insults-in.ts'
import { isLooselyTyped } from '../run-ons.ts'
import { keyOf, MARK, type Token, tokensOf } from '../tokens.ts'
import { withMainClause, withoutActions } from './actions.ts'
import { ADDRESS } from './address.ts'
import { type Barb, compiledBarb } from './barb.ts'
import { CLASS_AND_STATUS } from './class-and-status.ts'
import { COMPARISON } from './comparison.ts'
import { MOCKERY } from './mockery.ts'
import { MOCKING_QUESTIONS, onlyMockingFrame } from './mocking-questions.ts'
import { foreignHits, mayBeForeign } from './other-languages.ts'
import { PUT_DOWNS } from './put-downs.ts'
import { withoutNames } from './reader-names.ts'
import { SARCASM } from './sarcasm.ts'
import { withoutStatements } from './statements.ts'
import { UPBRINGING } from './upbringing.ts'
import { VERDICT } from './verdict.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

export const BARBS: readonly Barb[] = [
  ...MOCKING_QUESTIONS,
  ...ADDRESS,
  ...VERDICT,
  ...COMPARISON,
  ...SARCASM,
  ...MOCKERY,
  ...PUT_DOWNS,
  ...CLASS_AND_STATUS,
  ...UPBRINGING,
]
const COMPILED = BARBS.map((barb) => ({ ...barb, pattern: compiledBarb(barb) }))

/** Finds what to leave out of a sentence: without a judge, only what structures and barbs recognise. */
export type Finder = (sentence: readonly Token[], by: Judge | null) => readonly Hit[]
/**
 * `tone`: of the rest of the message. `runsOn`: whether it is typed without much punctuation. `onlyPatterns`: the model
 * finds nothing by itself, but may still disagree with a pattern.
 */
export type Judge = ClauseJudge & { tone: Tone; runsOn: boolean; onlyPatterns?: true }

const judgeFor = (text: string, model: ClauseModel, tone: Tone): Judge => ({
  ...clauseJudgeFor(text, model),
  tone,
  runsOn: isLooselyTyped(sentencesByModel(tokensOf(text))),
})

/** Judges the clauses of a message: in English with what else it says, in other languages alone. */
export function clauseJudgeFor(text: string, model: ClauseModel): ClauseJudge {
  const judgeFor =
    JUDGES.get(model) ??
    memoized((message: string) => clauseJudge(message, model), { most: 4, keyOf: (message) => message })
  JUDGES.set(model, judgeFor)
  return judgeFor(text)
}

/** A preview asks for the judge of one message several times. */
const JUDGES = new WeakMap<ClauseModel, (message: string) => ClauseJudge>()

function clauseJudge(text: string, model: ClauseModel): ClauseJudge {
  if (!isEnglish(text)) return judgeAlone(model, 'other')
  const sentences = sentencesByModel(tokensOf(text))
  return judgeInContext(model, {
    clauses: [...clausesToJudge(text)].map(({ sentence, clause: { from, to } }) => sentence.slice(from, to)),
    signsOf: (clause) => {
      const { start, end } = spanOf(clause)
      const sentence = sentences.find((one) => one.some((token) => token.start === start)) ?? clause
      const from = sentence.findIndex((token) => token.start === start)
      return signsToKeep(sentence, { from, to: sentence.findLastIndex((token) => token.end === end) + 1 })
    },
    found: leftOutIn(text).filter(({ reason }) => reason !== 'shouting'),
    length: text.length,
  })
}

/** A judge that knows how hostile a message is. */
export function judgeOf(message: string, model: ClauseModel): Judge {
  const sentences = sentencesByModel(tokensOf(message))
  const english = isEnglish(message)
  const find = finderFor(english)
  const insultsSomeone = (judging: Judge | null): boolean =>
    sentences.some((sentence) => find(sentence, judging).some((hit) => isAimed(sentence, hit)))
  const open = judgeFor(message, model, 'open')
  const isCalm = english && !insultsSomeone(null) && sentencesInDoubt(message, open) <= 1
  const by: Judge = isCalm ? { ...open, tone: 'calm' } : open
  return insultsSomeone(by) ? { ...by, tone: 'hostile' } : by
}

/** The number of sentences with a clause that may insult someone. */
function sentencesInDoubt(text: string, { judge }: ClauseJudge): number {
  const inDoubt = [...clausesToJudge(text)].filter(({ sentence, clause: { from, to } }) =>
    isAtLeast(judge(sentence.slice(from, to)), 'doubtful'),
  )
  return new Set(inDoubt.map(({ sentence }) => sentence)).size
}

/** Whether a hit insults a person; people also swear at things. */
const isAimed = (sentence: readonly Token[], { from, to, cut }: Hit): boolean =>
  cut !== 'words' ||
  sentence.slice(from, to).some(({ norm }) => /^(?:you|you're|[NSFTWVC])$/.test(norm)) ||
  to - from > 3

/**
 * Everything in a message that the canned translator leaves out: insults, barbs and shouting, in order.
 * @param model also leaves out the clauses that it judges to be insults
 * @param shown sentences that this text contains are skipped, since nothing was left out of them
 */
export function leftOutIn(text: string, model: ClauseModel | null = null, shown?: string): Insult[] {
  const isEnglishText = isEnglish(text)
  const find = finderFor(isEnglishText)
  const by = model && judgeFor(text, model, 'hostile')
  const isShown = (sentence: readonly Token[]): boolean =>
    shown?.includes(text.slice(sentence[0]?.start, sentence.at(-1)?.end)) ?? false
  const insults = (clause: readonly Token[]): boolean => by !== null && isAtLeast(by.judge(clause), 'doubtful')
  let cutBefore: readonly Token[] = []
  const leftOut = (sentence: readonly Token[]): readonly Hit[] => {
    const before = cutBefore
    cutBefore = []
    if (isShown(sentence)) return []
    const hits = find(sentence, by)
    if (!isEnglishText) return hits
    const all = endsCutSentence(before, sentence, insults)
      ? [wholeSentenceHit(sentence)]
      : [...hits, ...leftoverHits(sentence, hits, insults)]
    const isCut = (at: number): boolean => all.some(({ from, to }) => from <= at && at < to)
    if (sentence.every(({ norm }, at) => isCut(at) || MARK.test(norm))) cutBefore = sentence
    return all
  }
  return passagesOf(text, leftOut, sentencesByModel)
}

export function finderFor(english: boolean): Finder {
  const search = english ? searchEnglish : searchForeign
  const language = english ? 'english' : 'other'
  return (sentence, by) => {
    const found = english ? search(sentence).map((hit) => onlyMockingFrame(sentence, hit)) : search(sentence)
    if (by === null) return found
    const { judge: judgeIt } = by
    const judgedHits = by.onlyPatterns ? [] : judgedInsults(sentence, { found, by, language })
    if (!english) return [...found, ...judgedHits].sort((one, other) => one.from - other.from)
    return [
      ...found.filter((hit) => mayInsult(sentence, hit, judgeIt)),
      ...withMainClause(sentence, judgedHits, judgeIt)
        .map((hit) => onlyMockingFrame(sentence, hit))
        .flatMap((hit) => withoutActions(sentence, hit, judgeIt)),
    ]
      .flatMap((hit) => withoutStatements(sentence, hit, judgeIt))
      .flatMap((hit) => withoutNames(sentence, hit))
      .sort((one, other) => one.from - other.from)
  }
}

/**
 * Whether the model agrees that a whole clause or sentence may insult. Patterns recognise some by their shape only, and
 * "the children have been asking for you" has the shape of "a dog would have been too good for you".
 */
function mayInsult(
  sentence: readonly Token[],
  { from, to, cut }: Hit,
  judgeIt: (clause: readonly Token[]) => Judgment,
): boolean {
  const words = sentence.slice(from, to).filter(({ norm }) => !MARK.test(norm))
  const isWhole = cut === 'clause' || (from === 0 && to >= sentence.length - 1)
  const isShapeOnly = isWhole && words.length >= FEWEST_WORDS && !words.some(({ norm }) => /^[NSTCOHX]$/.test(norm))
  return !isShapeOnly || judgeIt(sentence.slice(from, to)) !== 'harmless'
}
const FEWEST_WORDS = 4

/** The insults and barbs of a sentence in English, without overlaps. */
export function leftOutHits(sentence: readonly Token[]): Hit[] {
  const barbs = findHits(searchable(sentence), COMPILED).flatMap((hit) => onlyBarb(sentence, hit))
  return longestHits([
    ...insultHits(sentence),
    ...barbs,
    ...(mayBeForeign(sentence) ? foreignLeftOutHits(sentence) : []),
  ])
}

/** The insults and barbs of a sentence in another language, without overlaps. */
export const foreignLeftOutHits = (sentence: readonly Token[]): Hit[] => longestHits(foreignHits(sentence))

/** The cache holds more sentences than a message has. */
const SENTENCES = { most: 128, keyOf }
const searchEnglish = memoized(leftOutHits, SENTENCES)
const searchForeign = memoized(foreignLeftOutHits, SENTENCES)

/** Barbs that only their author can leave out, because they contain a name or a figure. */
export const barbsWithFacts = (sentence: readonly Token[]): Hit[] =>
  findHits(searchable(sentence), COMPILED).filter(
    (hit) => hit.cut !== 'sentence' && onlyBarb(sentence, hit).length === 0,
  )

/** The part of a barb that may be cut, or nothing if it says something else too. */
function onlyBarb(sentence: readonly Token[], hit: Hit & Pick<Barb, 'namesAllowed'>): Hit[] {
  const holdsFact = (tokens: readonly Token[]): boolean =>
    tokens.some(
      (token, at) =>
        isFact(token, hit.namesAllowed !== undefined || token === sentence[0]) &&
        !(token.norm === 'one' && /^(?:no|for|book|get|buy)$/.test(tokens[at - 1]?.norm ?? '')),
    )
  if (hit.cut !== 'sentence') {
    const words = sentence.slice(hit.from, hit.to)
    const isNamed = hit.namesAllowed !== 'all' && words.some(({ word }) => isFirstName(word))
    return holdsFact(words) || isNamed || words.some(({ word }) => KIND.test(word)) ? [] : [hit]
  }
  // An emoji can end a sentence.
  const from = sentence.findLastIndex(({ norm }, at) => at < hit.from && /^[EX]$/.test(norm)) + 1
  const end = sentence.findIndex(({ norm }, at) => at >= hit.to && /^[EX]$/.test(norm))
  const whole = sentence.slice(from, end === -1 ? undefined : end)
  if (holdsFact(whole) || ASKS_OR_TELLS.test(whole.map(({ norm }) => norm).join(' '))) return []
  const own = hit.namesAllowed ? clauseBeforeStatement(sentence, hit) : null
  if (own !== null) return [{ ...hit, ...own, cut: 'words' }]
  return [{ ...hit, from, to: from + whole.length, cut: 'words' }]
}

/**
 * The clause of a barb, if a later clause of its sentence says something with a name or a request: "[Bless your heart],
 * Loretta, you can't tell people at Mount Zion that". Null if there is no such clause.
 */
function clauseBeforeStatement(sentence: readonly Token[], hit: Hit): Clause | null {
  const clauses = clausesIn(sentence)
  const own = clauses.find(({ from, to }) => from <= hit.from && hit.from < to)
  const says = ({ from, to }: Clause): boolean => {
    const words = sentence.slice(from, to)
    const opening = words.find(({ norm }) => !/^(?:and|but|so|because)$/.test(norm))?.norm ?? ''
    return (
      own !== undefined &&
      from >= hit.to &&
      from >= own.to &&
      SUBJECT.test(opening) &&
      words.some((token) => isFact(token, false)) &&
      words.length >= SHORTEST_STATEMENT
    )
  }
  return own !== undefined && clauses.some(says) ? own : null
}
const SUBJECT = /^(?:you|you're|i|i am|i have|we|he|he's|she|she's|they|they are|it|it's|my|our|P)$/
const SHORTEST_STATEMENT = 5

const isFirstName = (word: string): boolean => /^\p{Lu}/u.test(word) && FIRST_NAMES.has(word.toLowerCase())

/** Words of the lexicon that are also praise, or facts. */
const KIND = /^(?:stars?|legends?|angels?|gems?|hero(?:es)?|champions?|treasures?|drunk|baby)$/i

/** Requests, feelings, needs and events of the author. */
const ASKS_OR_TELLS = new RegExp(
  pattern`
    \b(?:please|pls|kindly|(?:can|could|will|would) you|i (?:am|feel|felt|want|need|was|waited|paid|lost|had to|cried|
    spent|lent|gave|sent|told|asked you|called|rang|phoned|emailed|wrote)|
    (?:hung up|shouted|swore|laughed|yelled) (?:on|at) (?:me|us|my))\b
  `,
)
