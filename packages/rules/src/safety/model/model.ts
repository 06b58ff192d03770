import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { isEnglish } from '../../classifier/concepts.ts'
import { featuresOf } from '../../classifier/features.ts'
import { scoreOf } from '../../classifier/linear.ts'
import { type Calibration, calibratedScore, type StoredHead } from '../../classifier/stored-head.ts'
import { wordsOf } from '../../classifier/words.ts'

/** Buckets of the suspicion head, 2^18: one byte each before compression. */
export const SUSPICION_BITS = 18
/** Buckets of each kind's head and of the head for direct threats, 2^17. */
export const KIND_BITS = 17

/** The kinds that the model learns. Slurs are a list of words, which rules find better. */
export type LearnedKind = Exclude<SafetyKind, 'slur'>
export const LEARNED_KINDS: readonly LearnedKind[] = SAFETY_KINDS.filter((kind) => kind !== 'slur')

/** A value for each learned kind, given its position among them. */
export function byKind<Value>(make: (kind: LearnedKind, at: number) => Value): Readonly<Record<LearnedKind, Value>> {
  const each = (kind: LearnedKind) => make(kind, LEARNED_KINDS.indexOf(kind))
  return {
    threat: each('threat'),
    self_harm: each('self_harm'),
    violence_at_home: each('violence_at_home'),
    coercive_control: each('coercive_control'),
    stalking: each('stalking'),
    minor_at_risk: each('minor_at_risk'),
    doxxing: each('doxxing'),
  }
}

/** The heads: danger of any kind, the author's own direct threat, and each kind. */
export type Heads = {
  suspicion: StoredHead
  direct_threat: StoredHead
  kinds: Readonly<Record<LearnedKind, StoredHead>>
}

/**
 * The trained model. It has seen far less text in languages other than English, so scores there are less reliable and
 * calibrated separately. `threshold` is the probability from which a message gets a hint.
 */
export type SafetyModel = Heads & Calibrations & { threshold: number }
export type Calibrations = { danger: { english: Calibration; other: Calibration }; threat: Calibration }

/**
 * The probabilities, from 0 to 1, that a message shows danger and that it is its author's direct threat, and the kinds,
 * most likely first.
 */
export type Suspicion = { probability: number; threat: number; kinds: readonly LearnedKind[] }

/** Kinds up to this far below the most likely one, in score, are still named. */
const NAMED_WITHIN = 0.5

/** The model's assessment of a text. Takes time in proportion to its first 2,000 characters. */
export const suspect = (text: string, model: SafetyModel): Suspicion =>
  calibrated(scoresOf(text, featuresOf(text), model), model)

/** The heads' scores before calibration. */
export type Scores = {
  english: boolean
  danger: number
  threat: number
  kinds: readonly { kind: LearnedKind; score: number }[]
}

/** The most likely kind contributes to the danger score, because some kinds look like no other danger. */
export function scoresOf(text: string, features: Uint32Array, heads: Heads): Scores {
  const kinds = LEARNED_KINDS.map((kind) => ({
    kind,
    score: scoreOf(features, { bits: KIND_BITS, ...heads.kinds[kind] }),
  })).sort((one, other) => other.score - one.score)
  return {
    english: isEnglish(wordsOf(text)),
    danger: scoreOf(features, { bits: SUSPICION_BITS, ...heads.suspicion }) + (kinds[0]?.score ?? 0),
    threat: scoreOf(features, { bits: KIND_BITS, ...heads.direct_threat }),
    kinds,
  }
}

export function calibrated({ english, danger, threat, kinds }: Scores, by: Calibrations): Suspicion {
  const best = kinds[0]?.score ?? 0
  return {
    probability: calibratedScore(danger, english ? by.danger.english : by.danger.other),
    threat: calibratedScore(threat, by.threat),
    kinds: kinds.filter(({ score }) => score >= best - NAMED_WITHIN).map(({ kind }) => kind),
  }
}
