import { KIND_BITS, SUSPICION_BITS } from './features.ts'
import { LEARNED_KINDS, type LearnedKind, type SafetyModel, type StoredHead } from './model.ts'

/** What stands beside the weights, as JSON: everything about the model that a person can read. */
export type ModelCard = {
  /** SHA-256 over the labelled messages and their split, in hex. */
  trained_on: string
  slope: number
  offset: number
  threshold: number
  suspicion: { bias: number; scale: number }
  kinds: Readonly<Record<LearnedKind, { bias: number; scale: number }>>
}

const SUSPICION_BYTES = 2 ** SUSPICION_BITS
const KIND_BYTES = 2 ** KIND_BITS

/** The weights of all heads, one signed byte each: suspicion first, then the kinds in their order. */
export function weightsOf(model: SafetyModel): Int8Array {
  const bytes = new Int8Array(SUSPICION_BYTES + LEARNED_KINDS.length * KIND_BYTES)
  bytes.set(model.suspicion.weights)
  LEARNED_KINDS.forEach((kind, at) => {
    bytes.set(model.kinds[kind].weights, SUSPICION_BYTES + at * KIND_BYTES)
  })
  return bytes
}

export function cardOf(model: SafetyModel, trainedOn: string): ModelCard {
  const readable = ({ bias, scale }: StoredHead) => ({ bias, scale })
  return {
    trained_on: trainedOn,
    slope: model.slope,
    offset: model.offset,
    threshold: model.threshold,
    suspicion: readable(model.suspicion),
    kinds: Object.fromEntries(LEARNED_KINDS.map((kind) => [kind, readable(model.kinds[kind])])) as ModelCard['kinds'],
  }
}

/** The model from its two files. @throws {Error} when the weights are not of the size that this version reads */
export function modelFrom(card: ModelCard, weights: Int8Array): SafetyModel {
  if (weights.length !== SUSPICION_BYTES + LEARNED_KINDS.length * KIND_BYTES) {
    throw new Error(
      `The safety model has ${weights.length} weights, which this version can't read. Run npm run train:safety.`,
    )
  }
  const kinds = Object.fromEntries(
    LEARNED_KINDS.map((kind, at) => {
      const start = SUSPICION_BYTES + at * KIND_BYTES
      return [kind, { ...card.kinds[kind], weights: weights.subarray(start, start + KIND_BYTES) }]
    }),
  ) as SafetyModel['kinds']
  return {
    suspicion: { ...card.suspicion, weights: weights.subarray(0, SUSPICION_BYTES) },
    kinds,
    slope: card.slope,
    offset: card.offset,
    threshold: card.threshold,
  }
}
