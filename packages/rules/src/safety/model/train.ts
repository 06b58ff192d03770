import type { SafetyKind } from '@squash/contract/values'
import { featuresOf, KIND_BITS, SUSPICION_BITS } from './features.ts'
import { type Head, probabilityOf, trainHeads } from './linear.ts'
import {
  byKind,
  type Calibration,
  calibrated,
  type Heads,
  LEARNED_KINDS,
  type SafetyModel,
  type Scores,
  type StoredHead,
  type Suspicion,
  scoresOf,
} from './model.ts'

/** A labelled message. */
export type TrainingMessage = {
  text: string
  /** The kinds of danger it shows; none for a harmless message. */
  kinds: readonly SafetyKind[]
  /** Whether it is its author's own direct threat. */
  stop: boolean
  author: string
  /** The weight in training; only authors with full weight calibrate the model. */
  weight: number
}

type Featured = TrainingMessage & { features: Uint32Array }

/** The share of harmless messages from unseen authors that may get a hint. */
const HINTED_HARMLESS = 0.05

/**
 * The model, and held-out scores: each author's messages scored by a model that had not seen that author, which is the
 * only honest evaluation.
 */
export type Trained = { model: SafetyModel; heldOut: readonly { message: TrainingMessage; suspicion: Suspicion }[] }

/**
 * Trains the model on all messages. Calibration and threshold come from cross-validation over groups of authors, so
 * that no message has to be set aside.
 * @param groups the number of groups of authors to leave out; one per author leaves out each one alone
 */
export function trainModel(messages: readonly TrainingMessage[], groups = 3): Trained {
  const examples = messages.map((message): Featured => ({ ...message, features: featuresOf(message.text) }))
  const judged = scoresOfLeftOut(examples, groups)
  const dangerIn = (english: boolean) =>
    calibrate(
      judged
        .filter(({ scores }) => scores.english === english)
        .map(({ message, scores }) => [scores.danger, isDanger(message.kinds)] as const),
    )
  const danger = { english: dangerIn(true), other: dangerIn(false) }
  const threat = calibrate(judged.map(({ message, scores }) => [scores.threat, message.stop] as const))
  const heldOut = judged.map(({ message, scores }) => ({ message, suspicion: calibrated(scores, { danger, threat }) }))
  const harmless = heldOut
    .filter(({ message }) => !isDanger(message.kinds))
    .map(({ suspicion }) => suspicion.probability)
    .sort((one, other) => other - one)
  const threshold = harmless[Math.floor(harmless.length * HINTED_HARMLESS)] ?? 0.5
  return { model: { ...headsFrom(examples), danger, threat, threshold }, heldOut }
}

/** Slurs hurt, but are not a sign of danger. */
export const isDanger = (kinds: readonly SafetyKind[]): boolean => kinds.some((kind) => kind !== 'slur')

/** Scores for each author with full weight, from heads trained on the other authors. */
function scoresOfLeftOut(examples: readonly Featured[], groups: number): { message: Featured; scores: Scores }[] {
  const authors = [...new Set(examples.filter(({ weight }) => weight === 1).map(({ author }) => author))]
  return Array.from({ length: Math.min(groups, authors.length) }, (_, group) => {
    const leftOut = new Set(authors.filter((_author, at) => at % groups === group))
    const heads = headsFrom(examples.filter(({ author }) => !leftOut.has(author)))
    return examples
      .filter(({ author }) => leftOut.has(author))
      .map((message) => ({ message, scores: scoresOf(message.text, message.features, heads) }))
  }).flat()
}

function headsFrom(examples: readonly Featured[]): Heads {
  const heads = (bits: number, ...positive: ((example: Featured) => boolean)[]): StoredHead[] =>
    trainHeads(
      examples.map((example) => ({ ...example, positive: positive.map((holds) => holds(example)) })),
      bits,
      positive.length,
    ).map(stored)
  const suspicion = heads(SUSPICION_BITS, ({ kinds }) => isDanger(kinds))
  // In one pass, because they share the features.
  const others = heads(
    KIND_BITS,
    ({ stop }) => stop,
    ...LEARNED_KINDS.map((kind) => (example: Featured) => example.kinds.includes(kind)),
  )
  return {
    suspicion: headAt(suspicion, 0),
    direct_threat: headAt(others, 0),
    kinds: byKind((_, at) => headAt(others, at + 1)),
  }
}

function headAt(heads: readonly StoredHead[], at: number): StoredHead {
  const head = heads[at]
  if (head === undefined) throw new Error(`No head ${at} was trained`)
  return head
}

/** Platt scaling on scores of messages left out of training. */
function calibrate(scores: readonly (readonly [score: number, positive: boolean])[]): Calibration {
  let slope = 1
  let offset = 0
  if (scores.length === 0) return { slope, offset }
  for (let step = 0; step < 3_000; step += 1) {
    let [forSlope, forOffset] = [0, 0]
    for (const [score, positive] of scores) {
      const error = probabilityOf(slope * score + offset) - (positive ? 1 : 0)
      forSlope += error * score
      forOffset += error
    }
    slope -= (0.2 * forSlope) / scores.length
    offset -= (0.2 * forOffset) / scores.length
  }
  return { slope, offset }
}

/** The largest stored weight. Smaller numbers compress better, and a finer scale brings no measurable gain. */
const LARGEST = 63

/** One byte per bucket. The few weights beyond the scale are clipped. */
function stored({ bias, weights }: Head): StoredHead {
  const sizes = weights.map(Math.abs).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / LARGEST || 1
  return {
    bias,
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale)))),
  }
}
