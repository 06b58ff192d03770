import { scoreOf } from '../../../classifier/linear.ts'
import { type Calibration, calibratedScore, type StoredHead } from '../../../classifier/stored-head.ts'
import type { WordClasses } from '../../../classifier/word-classes.ts'
import type { Token } from '../read.ts'
import { clauseFeatures } from './features.ts'

/** Buckets of the one head, 2^18: one byte each before compression. */
export const CLAUSE_BITS = 18

/**
 * How scores are read: the probabilities from which a clause is left out, or its author is told that it may hurt. A
 * clause that doesn't speak to the reader, or speaks of its author, is left out only if it is `certain` or `blatant`; if
 * it would be `sure` otherwise, its author is told.
 */
export type Reading = { calibration: Calibration; blatant: number; certain: number; sure: number; doubtful: number }

/**
 * The trained model of insulting clauses. Other languages are read separately, because far fewer clauses in them were
 * labelled.
 */
export type ClauseModel = { head: StoredHead; words: WordClasses } & Readings
export type Readings = { english: Reading; other: Reading }

/**
 * The same model for a message that shows no other sign of hostility: there, a clause is left out only if it is certain
 * to insult and speaks to the reader, or if it is blatant. Its author decides about the rest.
 */
export const onlyCertain = (model: ClauseModel): ClauseModel => ({
  ...model,
  english: stricter(model.english),
  other: stricter(model.other),
})

const stricter = (reading: Reading): Reading => ({ ...reading, sure: reading.certain, certain: reading.blatant })

export type Judgment = 'blatant' | 'certain' | 'sure' | 'doubtful' | 'harmless'

/** How likely a clause insults the reader. @param language that of the whole message */
export function judge(clause: readonly Token[], model: ClauseModel, language: keyof Readings): Judgment {
  const score = scoreOf(clauseFeatures(clause, model.words), { bits: CLAUSE_BITS, ...model.head })
  return judgmentOf(clause, score, model[language])
}

export function judgmentOf(clause: readonly Token[], score: number, reading: Reading): Judgment {
  const probability = calibratedScore(score, reading.calibration)
  if (probability >= reading.blatant) return 'blatant'
  if (probability >= reading.certain) return 'certain'
  if (probability >= reading.sure) return isAimed(clause) ? 'sure' : 'doubtful'
  if (!isAimed(clause)) return 'harmless'
  return probability >= reading.doubtful ? 'doubtful' : 'harmless'
}

const READER = /^(?:you(?:'re|rs?|rself)?|ur|ya|yer|tu|te|ti|du|dich|dir|toi|t'as|vous|você|tum|tumhar[aei]|ter[aei])$/
const AUTHOR = /^(?:i|me|my|mine|we|us|our)$/

const isAimed = (clause: readonly Token[]): boolean =>
  clause.some(({ norm }) => READER.test(norm)) && !clause.some(({ norm }) => AUTHOR.test(norm))
