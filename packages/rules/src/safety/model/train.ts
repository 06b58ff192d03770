import type { SafetyKind } from '@squash/contract/values'
import { featuresOf, KIND_BITS, SUSPICION_BITS } from './features.ts'
import { type Example, type Head, probabilityOf, scoreOf, trainHead } from './linear.ts'
import { LEARNED_KINDS, type SafetyModel, type StoredHead } from './model.ts'

/** A message as it is labelled: which kinds of danger it shows; none for a harmless one. */
export type LabelledMessage = { text: string; kinds: readonly SafetyKind[] }

type Featured = { features: Uint32Array; kinds: readonly SafetyKind[] }

/** The share of the tuning authors' harmless messages that may get a hint. */
const HINTED_HARMLESS = 0.045

/**
 * Trains the model.
 * @param training messages to learn from
 * @param tuning messages of other authors, for calibration and the threshold only
 */
export function trainModel(training: readonly LabelledMessage[], tuning: readonly LabelledMessage[]): SafetyModel {
  const examples = training.map(withFeatures)
  const suspicion = trainHead(
    examples.map(({ features, kinds }) => ({ features, positive: isDanger(kinds) })),
    { bits: SUSPICION_BITS, epochs: 12, rate: 0.5, decay: 4e-3 },
  )
  const dangerous = examples.filter(({ kinds }) => isDanger(kinds))
  const kinds = Object.fromEntries(
    LEARNED_KINDS.map((kind) => {
      const head = trainHead(
        dangerous.map(({ features, kinds: found }) => ({ features, positive: found.includes(kind) })),
        { bits: KIND_BITS, epochs: 12, rate: 0.5, decay: 4e-3 },
      )
      return [kind, stored(head)]
    }),
  ) as SafetyModel['kinds']
  const scores = tuning.map(withFeatures).map(({ features, kinds: found }) => ({
    score: scoreOf(features, SUSPICION_BITS, suspicion.bias, (bucket) => suspicion.weights[bucket] ?? 0),
    positive: isDanger(found),
  }))
  const { slope, offset } = calibrate(scores)
  const harmless = scores.filter(({ positive }) => !positive).sort((one, other) => other.score - one.score)
  const limit = harmless[Math.floor(harmless.length * HINTED_HARMLESS)]?.score ?? 0
  return { suspicion: stored(suspicion), kinds, slope, offset, threshold: probabilityOf(slope * limit + offset) }
}

/** Slurs hurt, and are no sign of danger. */
export const isDanger = (kinds: readonly SafetyKind[]): boolean => kinds.some((kind) => kind !== 'slur')

const withFeatures = ({ text, kinds }: LabelledMessage): Featured => ({ features: featuresOf(text), kinds })

/** Platt scaling: the slope and offset that make scores probabilities on messages that nothing was trained on. */
function calibrate(scores: readonly { score: number; positive: boolean }[]): { slope: number; offset: number } {
  let slope = 1
  let offset = 0
  for (let step = 0; step < 2_000; step += 1) {
    let [forSlope, forOffset] = [0, 0]
    for (const { score, positive } of scores) {
      const error = probabilityOf(slope * score + offset) - (positive ? 1 : 0)
      forSlope += error * score
      forOffset += error
    }
    slope -= (0.5 * forSlope) / scores.length
    offset -= (0.5 * forOffset) / scores.length
  }
  return { slope, offset }
}

/** A byte a bucket: the few weights beyond the scale are cut, which costs nothing that can be measured. */
function stored({ bias, weights }: Head): StoredHead {
  const sizes = [...weights].map(Math.abs).sort((one, other) => one - other)
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127 || 1
  return {
    bias,
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  }
}

export type { Example }
