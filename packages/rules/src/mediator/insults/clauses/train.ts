import { calibrate, scoresOfHeldOut } from '../../../classifier/held-out.ts'
import { scoreOf, trainHeads } from '../../../classifier/linear.ts'
import { calibratedScore, type StoredHead, stored } from '../../../classifier/stored-head.ts'
import type { WordClasses } from '../../../classifier/word-classes.ts'
import type { Token } from '../tokens.ts'
import { clauseFeatures } from './features.ts'
import {
  CLAUSE_BITS,
  type ClauseModel,
  type Judgment,
  judgmentOf,
  type Thresholds,
  type ThresholdsByLanguage,
} from './model.ts'

/** A labelled clause. */
export type TrainingClause = {
  clause: readonly Token[]
  insults: boolean
  language: keyof ThresholdsByLanguage
  author: string
  /** The weight in training; only authors with full weight calibrate the model. */
  weight: number
}

/**
 * The share of harmless clauses by unseen authors that may be mistaken for an insult, by judgment. Half of them were
 * written to look like insults, so the share in real messages is a fraction of this.
 */
const MISTAKEN = {
  english: { blatant: 0.003, certain: 0.01, sure: 0.028, doubtful: 0.035, possible: 0.07 },
  other: { blatant: 0, certain: 0.003, sure: 0.005, doubtful: 0.03, possible: 0.05 },
}

/** The model, and the clauses' judgments by models that had not seen their authors. */
export type Trained = { model: ClauseModel; heldOut: readonly { clause: TrainingClause; judgment: Judgment }[] }

/** @param groups the number of groups of authors to hold out; one per author holds out each one alone */
export function trainClauseModel(clauses: readonly TrainingClause[], words: WordClasses, groups = 4): Trained {
  const examples = clauses.map((one) => ({ ...one, features: clauseFeatures(one.clause, words) }))
  type Featured = (typeof examples)[number]
  const train = (some: readonly Featured[]): StoredHead => {
    const [head] = trainHeads(
      some.map(({ features, insults, weight }) => ({ features, weight, positive: [insults] })),
      CLAUSE_BITS,
      1,
    )
    if (!head) throw new Error('No head was trained')
    return stored(head)
  }
  const judged = scoresOfHeldOut(examples, groups, train, ({ features }, head) =>
    scoreOf(features, { bits: CLAUSE_BITS, ...head }),
  )
  const thresholdsOf = (language: keyof ThresholdsByLanguage): Thresholds => {
    const scores = judged.filter(({ text }) => text.language === language)
    const calibration = calibrate(scores.map(({ text, score }) => [score, text.insults] as const))
    const harmless = scores
      .flatMap(({ text, score }) => (text.insults ? [] : [calibratedScore(score, calibration)]))
      .sort((one, other) => other - one)
    const mistaken = (share: number): number => harmless[Math.floor(harmless.length * share)] ?? 1
    const { blatant, certain, sure, doubtful, possible } = MISTAKEN[language]
    return {
      calibration,
      blatant: mistaken(blatant),
      certain: mistaken(certain),
      sure: mistaken(sure),
      doubtful: mistaken(doubtful),
      possible: mistaken(possible),
    }
  }
  const by = { english: thresholdsOf('english'), other: thresholdsOf('other') }
  const heldOut = judged.map(({ text, score }) => ({
    clause: text,
    judgment: judgmentOf(score, by[text.language]),
  }))
  return { model: { head: train(examples), words, ...by }, heldOut }
}
