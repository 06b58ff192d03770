import { type ReadableHead, readable } from '../../classifier/stored-head.ts'
import {
  byKind,
  type Calibrations,
  type Heads,
  KIND_BITS,
  LEARNED_KINDS,
  type LearnedKind,
  type SafetyModel,
  SUSPICION_BITS,
} from './model.ts'

/** Stored next to the weights, as JSON: everything about the model that is human-readable. */
type ModelCard = Calibrations & {
  /** SHA-256 over the labelled messages and their split, in hex. */
  trained_on: string
  threshold: number
  suspicion: ReadableHead
  direct_threat: ReadableHead
  kinds: Readonly<Record<LearnedKind, ReadableHead>>
}

const SUSPICION_BYTES = 2 ** SUSPICION_BITS
const KIND_BYTES = 2 ** KIND_BITS
const ALL_BYTES = SUSPICION_BYTES + (1 + LEARNED_KINDS.length) * KIND_BYTES

/** The weights of all heads, one signed byte each: suspicion first, then direct threats, then the kinds in order. */
export function weightsOf({ suspicion, direct_threat, kinds }: Heads): Int8Array {
  const bytes = new Int8Array(ALL_BYTES)
  bytes.set(suspicion.weights)
  for (const [at, { weights }] of [direct_threat, ...LEARNED_KINDS.map((kind) => kinds[kind])].entries())
    bytes.set(weights, SUSPICION_BYTES + at * KIND_BYTES)
  return bytes
}

export function cardOf(model: SafetyModel, trainedOn: string): ModelCard {
  return {
    trained_on: trainedOn,
    danger: model.danger,
    threat: model.threat,
    threshold: model.threshold,
    suspicion: readable(model.suspicion),
    direct_threat: readable(model.direct_threat),
    kinds: byKind((kind) => readable(model.kinds[kind])),
  }
}

/** Loads the model from its two files. @throws {Error} when the weights' size is not what this version expects */
export function modelFrom(card: ModelCard, weights: Int8Array): SafetyModel {
  if (weights.length !== ALL_BYTES) {
    throw new Error(
      `The safety model has ${weights.length} weights, which this version can't read. Run npm run train:safety.`,
    )
  }
  const small = (at: number) =>
    weights.subarray(SUSPICION_BYTES + at * KIND_BYTES, SUSPICION_BYTES + (at + 1) * KIND_BYTES)
  return {
    suspicion: { ...card.suspicion, weights: weights.subarray(0, SUSPICION_BYTES) },
    direct_threat: { ...card.direct_threat, weights: small(0) },
    kinds: byKind((kind, at) => ({ ...card.kinds[kind], weights: small(at + 1) })),
    danger: card.danger,
    threat: card.threat,
    threshold: card.threshold,
  }
}
