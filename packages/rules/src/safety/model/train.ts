import type { SafetyKind } from '@squash/contract/values'
import { featuresOf } from '../../classifier/features.ts'
import { calibrate, scoresOfHeldOut } from '../../classifier/held-out.ts'
import { trainHeads } from '../../classifier/linear.ts'
import { type StoredHead, stored } from '../../classifier/stored-head.ts'
import {
  byKind,
  calibrated,
  type Heads,
  KIND_BITS,
  LEARNED_KINDS,
  type SafetyModel,
  SUSPICION_BITS,
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

/** The largest stored weight: coarse, because the bytes are better spent on more buckets. */
const LARGEST_WEIGHT = 7

/** With this many bits of their hashes, hardly any two features collide. */
const FEATURE_BITS = 24
/** Marks a feature of several authors, in place of one author's number. */
const SEVERAL = 255

/**
 * The share of harmless messages from held-out authors that may get a hint: less than the 6 % that are allowed, because
 * the final model has seen more authors than those that judge held-out ones, and gives higher scores.
 */
const HINTED_HARMLESS = 0.04

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
  const judged = scoresOfHeldOut(examples, groups, headsFrom, ({ text, features }, heads) =>
    scoresOf(text, features, heads),
  )
  const dangerIn = (english: boolean) =>
    calibrate(
      judged
        .filter(({ score }) => score.english === english)
        .map(({ text, score }) => [score.danger, isDanger(text.kinds)] as const),
    )
  const danger = { english: dangerIn(true), other: dangerIn(false) }
  const threat = calibrate(judged.map(({ text, score }) => [score.threat, text.stop] as const))
  const heldOut = judged.map(({ text, score }) => ({ message: text, suspicion: calibrated(score, { danger, threat }) }))
  const harmless = heldOut
    .filter(({ message }) => !isDanger(message.kinds))
    .map(({ suspicion }) => suspicion.probability)
    .sort((one, other) => other - one)
  const threshold = harmless[Math.floor(harmless.length * HINTED_HARMLESS)] ?? 0.5
  return { model: { ...headsFrom(examples), danger, threat, threshold }, heldOut }
}

/** Slurs hurt, but are not a sign of danger. */
export const isDanger = (kinds: readonly SafetyKind[]): boolean => kinds.some((kind) => kind !== 'slur')

function headsFrom(examples: readonly Featured[]): Heads {
  const isShared = sharedFeatures(examples)
  const shared = examples.map((example) => ({
    ...example,
    features: example.features.filter(isShared),
    size: example.features.length,
  }))
  const heads = (bits: number, ...positive: ((example: Featured) => boolean)[]): StoredHead[] =>
    trainHeads(
      shared.map((example) => ({ ...example, positive: positive.map((holds) => holds(example)) })),
      bits,
      positive.length,
    ).map((head) => stored(head, LARGEST_WEIGHT))
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

/**
 * Tells which features occur in the messages of several authors. Those of one author alone are a matter of style and
 * would crowd the buckets.
 */
function sharedFeatures(examples: readonly Featured[]): (feature: number) => boolean {
  const authors = [...new Set(examples.map(({ author }) => author))]
  const writers = new Uint8Array(2 ** FEATURE_BITS)
  const mask = writers.length - 1
  for (const { author, features } of examples) {
    const writer = 1 + authors.indexOf(author)
    for (const feature of features) {
      const before = writers[feature & mask]
      writers[feature & mask] = before === 0 || before === writer ? writer : SEVERAL
    }
  }
  return (feature) => writers[feature & mask] === SEVERAL
}

function headAt(heads: readonly StoredHead[], at: number): StoredHead {
  const head = heads[at]
  if (head === undefined) throw new Error(`No head ${at} was trained`)
  return head
}
