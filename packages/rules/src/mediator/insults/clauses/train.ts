import { calibrate, scoresOfHeldOut } from '../../../classifier/held-out.ts'
import { scoreOf, trainHeads } from '../../../classifier/linear.ts'
import { type Network, networkScore, trainNetwork } from '../../../classifier/network.ts'
import { calibratedScore, type StoredHead, stored } from '../../../classifier/stored-head.ts'
import type { WordClasses } from '../../../classifier/word-classes.ts'
import type { Token } from '../tokens.ts'
import { type Context, contextFeatures, type ScoredClause, spanOf } from './context.ts'
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
  /** null for a clause that insults only in part: no model is trained on it, but it is part of its message. */
  insults: boolean | null
  language: keyof ThresholdsByLanguage
  author: string
  /** The weight in training; only authors with full weight calibrate the model. */
  weight: number
  /** Its signs of something to keep. */
  signs: readonly number[]
  /** The message it belongs to. */
  message: TrainingMessage
}

/** The length of a message in UTF-16 units, and what patterns recognise as insults in it. */
type TrainingMessage = Pick<Context, 'length' | 'found'>

/**
 * The share of harmless clauses by unseen authors that may be mistaken for an insult, by judgment. Half of them were
 * written to look like insults, so the share in real messages is a fraction of this.
 */
const MISTAKEN = {
  english: { blatant: 0.003, certain: 0.01, sure: 0.028, doubtful: 0.035, possible: 0.07 },
  other: { blatant: 0, certain: 0.003, sure: 0.005, doubtful: 0.03, possible: 0.05 },
}

/** A clause with its score by a model that had not seen its author. */
export type HeldOutClause = { clause: TrainingClause; score: number; judgment: Judgment }

/** The model of single clauses, and the clauses' judgments by models that had not seen their authors. */
export type Trained = { model: ClauseModel; heldOut: readonly HeldOutClause[] }

/** The number of groups of authors that are held out in turn. */
const GROUPS = 4

/** @param groups the number of groups of authors to hold out; one per author holds out each one alone */
export function trainClauseModel(clauses: readonly TrainingClause[], words: WordClasses, groups = GROUPS): Trained {
  const examples = clauses.map((one) => ({ ...one, features: clauseFeatures(one.clause, words) }))
  type Featured = (typeof examples)[number]
  const train = (some: readonly Featured[]): StoredHead => {
    const [head] = trainHeads(
      some.flatMap(({ features, insults, weight }) =>
        insults === null ? [] : [{ features, weight, positive: [insults] }],
      ),
      CLAUSE_BITS,
      1,
    )
    if (!head) throw new Error('No head was trained')
    return stored(head)
  }
  const judged = scoresOfHeldOut(examples, groups, train, ({ features }, head) =>
    scoreOf(features, { bits: CLAUSE_BITS, ...head }),
  )
  const thresholdsOf = (language: keyof ThresholdsByLanguage): Thresholds =>
    thresholdsFrom(
      judged.filter(({ text }) => text.language === language).map(({ text, score }) => ({ ...text, score })),
      MISTAKEN[language],
    )
  const by = { english: thresholdsOf('english'), other: thresholdsOf('other') }
  const heldOut = judged.map(({ text, score }) => ({
    clause: text,
    score,
    judgment: judgmentOf(score, by[text.language]),
  }))
  return { model: { head: train(examples), words, ...by, context: null }, heldOut }
}

/** The thresholds at which these shares of the harmless clauses are mistaken for insults. */
function thresholdsFrom(
  clauses: readonly (Pick<TrainingClause, 'insults'> & { score: number })[],
  mistaken: Record<keyof typeof MISTAKEN.english, number>,
): Thresholds {
  const labelled = clauses.flatMap(({ score, insults }) => (insults === null ? [] : [[score, insults] as const]))
  const calibration = calibrate(labelled)
  const harmless = labelled
    .flatMap(([score, insults]) => (insults ? [] : [calibratedScore(score, calibration)]))
    .sort((one, other) => other - one)
  const at = (share: number): number => harmless[Math.floor(harmless.length * share)] ?? 1
  return {
    calibration,
    blatant: at(mistaken.blatant),
    certain: at(mistaken.certain),
    sure: at(mistaken.sure),
    doubtful: at(mistaken.doubtful),
    possible: at(mistaken.possible),
  }
}

/** The model of clauses in their message, and the clauses' judgments by models that had not seen their authors. */
export type TrainedInContext = { context: NonNullable<ClauseModel['context']>; heldOut: readonly HeldOutClause[] }

/**
 * Trains a network that judges an English clause with what else its message says.
 * @param heldOut scores of clauses by models that had not seen their authors, because a new message's author is unknown
 */
export function trainInContext(heldOut: readonly HeldOutClause[], groups = GROUPS): TrainedInContext {
  const english = heldOut.filter(({ clause }) => clause.language === 'english')
  const contexts = new Map<TrainingMessage, Context & { clauses: ScoredClause[] }>()
  for (const { clause, score } of english) {
    const context = contexts.get(clause.message) ?? { ...clause.message, clauses: [] }
    context.clauses.push({ ...spanOf(clause.clause), score })
    contexts.set(clause.message, context)
  }
  const examples = english.map(({ clause, score }) => {
    const context = contexts.get(clause.message)
    if (!context) throw new Error('A clause has no message')
    return {
      ...clause,
      clause,
      features: contextFeatures({ ...spanOf(clause.clause), score, signs: clause.signs }, context),
    }
  })
  const train = (some: typeof examples): Network =>
    trainNetwork(some.flatMap(({ features, insults }) => (insults === null ? [] : [{ features, positive: insults }])))
  const judged = scoresOfHeldOut(examples, groups, train, ({ features }, network) => networkScore(features, network))
  const thresholds = thresholdsFrom(
    judged.map(({ text, score }) => ({ ...text, score })),
    MISTAKEN.english,
  )
  return {
    context: { network: train(examples), thresholds },
    heldOut: judged.map(({ text: { clause }, score }) => ({ clause, score, judgment: judgmentOf(score, thresholds) })),
  }
}
