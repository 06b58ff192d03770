import { scoreOf } from '../../../classifier/linear.ts'
import { type Network, networkScore } from '../../../classifier/network.ts'
import { type Calibration, calibratedScore, type StoredHead } from '../../../classifier/stored-head.ts'
import type { WordClasses } from '../../../classifier/word-classes.ts'
import { memoized } from '../../../memoized.ts'
import { keyOf, type Token } from '../tokens.ts'
import { type Context, contextFeatures, type ScoredClause, spanOf } from './context.ts'
import { clauseFeatures } from './features.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** The model's only head has 2^18 buckets, of one byte each before compression. */
export const CLAUSE_BITS = 18

/**
 * How scores become judgments: the calibration, and the lowest probability for each judgment.
 * `clauseLimit` and `doubtLimit` say which judgment has which consequence.
 */
export type Thresholds = {
  calibration: Calibration
  blatant: number
  certain: number
  sure: number
  doubtful: number
  possible: number
}

/**
 * The trained model of insulting clauses. Other languages have thresholds of their own, because far fewer clauses in
 * them were labelled. `context` judges an English clause with what else its message says; without it, each clause is
 * judged alone.
 */
export type ClauseModel = {
  head: StoredHead
  words: WordClasses
  context: { network: Network; thresholds: Thresholds } | null
} & ThresholdsByLanguage
export type ThresholdsByLanguage = { english: Thresholds; other: Thresholds }

export type Judgment = 'blatant' | 'certain' | 'sure' | 'doubtful' | 'possible' | 'harmless'
const JUDGMENTS: readonly Judgment[] = ['harmless', 'possible', 'doubtful', 'sure', 'certain', 'blatant']

/** Whether a judgment is at least as harsh as another. */
export const isAtLeast = (judgment: Judgment, limit: Judgment): boolean =>
  JUDGMENTS.indexOf(judgment) >= JUDGMENTS.indexOf(limit)

/** Whether a clause may stay next to an insult without being underlined for its author. */
export const isBelowDoubtful = (judgment: Judgment): boolean => !isAtLeast(judgment, 'doubtful')

/** How insulting a clause is, and how likely it insults the reader, from 0 to 1. */
export type ClauseJudge = {
  judge: (clause: readonly Token[]) => Judgment
  likely: (clause: readonly Token[]) => number
  /** Whether it takes into account what else the message says, and what in a clause is worth keeping. */
  readsMessage: boolean
}

/** Judges each clause alone. @param language the language of the whole message */
export const judgeAlone = (model: ClauseModel, language: keyof ThresholdsByLanguage): ClauseJudge => ({
  judge: (clause) => judgmentOf(scoreFor(clause, model), model[language]),
  likely: (clause) => calibratedScore(scoreFor(clause, model), model[language].calibration),
  readsMessage: false,
})

/** A message whose clauses have no scores yet, and how to find a clause's signs of something to keep. */
export type MessageToJudge = Omit<Context, 'clauses'> & {
  clauses: readonly (readonly Token[])[]
  signsOf: (clause: readonly Token[]) => readonly number[]
}

/** Judges the clauses of an English message with what else it says. */
export function judgeInContext(model: ClauseModel, { clauses, signsOf, ...message }: MessageToJudge): ClauseJudge {
  if (model.context === null) return judgeAlone(model, 'english')
  const { network, thresholds } = model.context
  const scored = (clause: readonly Token[]): ScoredClause => ({ ...spanOf(clause), score: scoreFor(clause, model) })
  const context = { ...message, clauses: clauses.map(scored) }
  const scores = new Map<string, number>()
  const score = (clause: readonly Token[]): number => {
    if (clause.length === 0) return Number.NEGATIVE_INFINITY
    const key = clause.map(({ start }) => start).join()
    const known = scores.get(key)
    if (known !== undefined) return known
    const found = networkScore(contextFeatures({ ...scored(clause), signs: signsOf(clause) }, context), network)
    scores.set(key, found)
    return found
  }
  return {
    judge: (clause) => judgmentOf(score(clause), thresholds),
    likely: (clause) => calibratedScore(score(clause), thresholds.calibration),
    readsMessage: true,
  }
}

function scoreFor(clause: readonly Token[], model: ClauseModel): number {
  const score =
    SCORES.get(model) ??
    memoized(
      (words: readonly Token[]) => scoreOf(clauseFeatures(words, model.words), { bits: CLAUSE_BITS, ...model.head }),
      { most: 256, keyOf },
    )
  SCORES.set(model, score)
  return score(clause)
}

const SCORES = new WeakMap<ClauseModel, (clause: readonly Token[]) => number>()

export function judgmentOf(score: number, thresholds: Thresholds): Judgment {
  const probability = calibratedScore(score, thresholds.calibration)
  if (probability >= thresholds.blatant) return 'blatant'
  if (probability >= thresholds.certain) return 'certain'
  if (probability >= thresholds.sure) return 'sure'
  if (probability >= thresholds.doubtful) return 'doubtful'
  return probability >= thresholds.possible ? 'possible' : 'harmless'
}

/** The tone of a message. `hostile`: it has other insults. `calm`: nothing else in it may insult anyone. */
export type Tone = 'calm' | 'open' | 'hostile'

/**
 * The least harsh judgment for which a clause is left out. Authors who insult nowhere else shouldn't lose a sentence to
 * a guess, least of all one about themselves.
 * @param tone of the rest of the message
 */
export function clauseLimit(clause: readonly Token[], tone: Tone): Judgment {
  const isHostile = tone === 'hostile'
  // "That boiler is a heap of junk", "he's a puppy", "it has a dent the shape of your number plate"
  const [first = '', second = ''] = clause.map(({ norm }) => norm).filter((norm) => !/^(?:and|but|so)$/.test(norm))
  if (SOMETHING_ELSE.test(first) && !speaksToReader(clause)) return 'blatant'
  if (THING.test(first) && !clause.some(({ norm }) => isAimed(norm))) return 'blatant'
  // "She kept you a slice of cake", "Mum couldn't look at you"
  if (SOMEONE_ELSE.test(first) && !READER.test(second)) return 'certain'
  if (speaksOfAuthor(clause)) return isHostile ? 'sure' : 'blatant'
  // Among insults, praise is mostly sarcasm: "you're a brilliant brother".
  if (speaksToReader(clause)) return isHostile ? 'doubtful' : tone === 'calm' || praises(clause) ? 'blatant' : 'certain'
  return isHostile ? 'doubtful' : 'certain'
}

/** The least harsh judgment for which the author is warned that a clause may hurt. */
export function doubtLimit(clause: readonly Token[]): Judgment {
  const [first = '', second = ''] = clause.map(({ norm }) => norm)
  // "I felt like such a fool", "I don't appreciate being spoken to like a child"
  if (/^(?:i am|me)$/.test(first) || (/^(?:i|we)$/.test(first) && FEELS.test(second))) return 'certain'
  return speaksToReader(clause) && !speaksOfAuthor(clause) ? 'doubtful' : 'sure'
}

const praises = (clause: readonly Token[]): boolean => PRAISE.test(clause.map(({ norm }) => norm).join(' '))
const PRAISE =
  /^(?:and |but |so )?(?:you|you're|you are|you have|you've)(?: [a-z']+){0,4} (?:good|great|brilliant|lovely|kind|generous|wonderful|amazing|fantastic|patient|caring|thoughtful|talented|loyal|best)(?: |$)/

const FEELS = /^(?:feel|felt|was|were|am|don't|didn't|do|did|cried|cry|sat|stood|drove|walked|went|slept|waited|had)$/

const isAimed = (norm: string): boolean => (READER.test(norm) && norm !== 'your') || /^[NSTC]$/.test(norm)
const READER = /^(?:you(?:'re|rs?|rself)?|ur|ya|yer|tu|te|ti|du|dich|dir|toi|t'as|vous|você|tum|tumhar[aei]|ter[aei])$/
const SOMETHING_ELSE = /^(?:he|he's|she|she's|they|they are|it|it's|that|that's|this|these|those|the|there)$/
const THING = /^(?:it|it's|that|that's|this|these|those|the|there)$/
const SOMEONE_ELSE = /^(?:he|he's|she|she's|they|they are|P)$/
const AUTHOR = /^(?:i|i am|i have|me|mine|we|us)$/

export const speaksToReader = (clause: readonly Token[]): boolean => clause.some(({ norm }) => READER.test(norm))
const speaksOfAuthor = (clause: readonly Token[]): boolean => clause.some(({ norm }) => AUTHOR.test(norm))
