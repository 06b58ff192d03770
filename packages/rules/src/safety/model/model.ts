import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { featuresOf, KIND_BITS, SUSPICION_BITS } from './features.ts'
import { probabilityOf, scoreOf } from './linear.ts'

/** Kinds that the model knows. Slurs are a list of words, which rules find better. */
export type LearnedKind = Exclude<SafetyKind, 'slur'>
export const LEARNED_KINDS: readonly LearnedKind[] = SAFETY_KINDS.filter((kind) => kind !== 'slur')

/** A head as it is stored: one signed byte a bucket, multiplied by `scale`. */
export type StoredHead = { bias: number; scale: number; weights: Int8Array }

/**
 * The trained model. `slope` and `offset` turn the suspicion head's score into a probability that holds for messages of
 * other authors (Platt scaling); `threshold` is the probability from which a message gets a hint.
 */
export type SafetyModel = {
  suspicion: StoredHead
  kinds: Readonly<Record<LearnedKind, StoredHead>>
  slope: number
  offset: number
  threshold: number
}

/** How likely a message is a sign of danger, from 0 to 1, and of which kinds, the likeliest first. */
export type Suspicion = { probability: number; kinds: readonly LearnedKind[] }

/** Kinds this far below the likeliest one, in score, are still named. */
const NAMED_WITHIN = 0.5

/** What the model makes of a text. Takes time in proportion to its first 2,000 characters. */
export function suspect(text: string, model: SafetyModel): Suspicion {
  const features = featuresOf(text)
  const probability = probabilityOf(model.slope * scoreWith(model.suspicion, SUSPICION_BITS, features) + model.offset)
  const ranked = LEARNED_KINDS.map((kind) => ({ kind, score: scoreWith(model.kinds[kind], KIND_BITS, features) })).sort(
    (one, other) => other.score - one.score,
  )
  const best = ranked[0]?.score ?? 0
  return { probability, kinds: ranked.filter(({ score }) => score >= best - NAMED_WITHIN).map(({ kind }) => kind) }
}

const scoreWith = ({ bias, scale, weights }: StoredHead, bits: number, features: Uint32Array): number =>
  scoreOf(features, bits, bias, (bucket) => scale * (weights[bucket] ?? 0))
