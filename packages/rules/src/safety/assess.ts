import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { wordsOf } from '../classifier/words.ts'
import { UNSPACED } from '../text/unspaced.ts'
import { type SafetyModel, type Suspicion, suspect } from './model/model.ts'
import { type PlainSigns, plainSignsIn } from './plain-signs.ts'
import { isLaughedOff, speaksOfHarm } from './threat-shape.ts'

type Kinds = readonly [SafetyKind, ...SafetyKind[]]

/**
 * The safety check's level of certainty: `stop` for the author's own direct threat and `serious` for danger in plain
 * words, both found by rules; `hint` where the trained model suspects something. It names kinds, never words, so it
 * cannot leak any part of a message. A threat without a plain verb is stopped too, if the model is nearly certain of
 * it. A likely joke counts only if the model suspects danger as well, and one that is laughed off and about a trifle is
 * never more than a hint.
 */
export type Assessment = { level: 'none' } | { level: 'hint' | 'serious' | 'stop'; kinds: Kinds }

/** The trained model, and the probability from which a message gets a hint; null turns hints off. */
export type HintSettings = { model: SafetyModel; threshold: number } | null

/**
 * Below this probability the model considers the message around the plain words an everyday one ("I'm going to die if
 * she shows those photos"), so they only get a hint. A short message has little context to judge by. A threat in plain
 * words is stopped whatever the model's score.
 */
const DOUBTED = { short: 0.15, long: 0.4 }
/** The maximum number of words in a short message. */
const SHORT_MESSAGE = 12

/**
 * Above these probabilities of danger and of a direct threat, a message is stopped even without a plain verb. The
 * second one is lower for a message that mentions harm.
 */
const NEARLY_CERTAIN = { danger: 0.85, shaped: 0.25, unshaped: 0.65 }

/** The model isn't trusted with shorter texts: to it, "Tonight" and "Walk" sound like the end of a threat. */
const FEWEST_WORDS = 3

/** Assesses one text. Takes time in proportion to its length, some milliseconds of CPU for 1,000 characters. */
export const assess = (text: string, hints: HintSettings): Assessment =>
  assessWith(text, hints && { suspicion: suspect(text, hints.model), threshold: hints.threshold })

/** The same with a given model score, so that an evaluation can use a model that has not seen the text's author. */
export function assessWith(text: string, model: { suspicion: Suspicion; threshold: number } | null): Assessment {
  const signs = plainSignsIn(text)
  const { kinds } = signs
  const plain = inOrder(kinds)
  if (plain && signs.threatens) return { level: 'stop', kinds: plain }
  if (!model) return plain ? { level: 'serious', kinds: plain } : { level: 'none' }
  const { suspicion, threshold } = model
  if (isSurelyThreat(text, suspicion, signs))
    return { level: 'stop', kinds: inOrder(new Set([...kinds, 'threat'])) ?? ['threat'] }
  const onlyJests = signs.jest !== 'none' && isOnly(kinds, 'threat')
  if (plain && !(onlyJests && suspicion.probability <= threshold)) {
    // The model was not trained on slurs; rules find them better.
    const doubted = wordsOf(text).length > SHORT_MESSAGE ? DOUBTED.long : DOUBTED.short
    return { level: suspicion.probability < doubted && !kinds.has('slur') ? 'hint' : 'serious', kinds: plain }
  }
  const [first, ...others] = suspicion.kinds
  return first && suspicion.probability > threshold ? { level: 'hint', kinds: [first, ...others] } : { level: 'none' }
}

/**
 * Whether a text is a figurative threat ("bring a bag for your teeth"). Not if it has plain signs of another danger,
 * because then its author may be the victim.
 */
const isSurelyThreat = (text: string, { probability, threat, kinds }: Suspicion, signs: PlainSigns): boolean =>
  threat > NEARLY_CERTAIN.shaped &&
  probability > NEARLY_CERTAIN.danger &&
  kinds[0] === 'threat' &&
  isOnly(signs.kinds, 'threat', 'slur') &&
  signs.jest === 'none' &&
  !signs.exaggerates &&
  !isLaughedOff(text) &&
  (wordsOf(text).length >= FEWEST_WORDS || UNSPACED.test(text)) &&
  (threat > NEARLY_CERTAIN.unshaped || speaksOfHarm(text))

const isOnly = (kinds: ReadonlySet<SafetyKind>, ...allowed: readonly SafetyKind[]): boolean =>
  [...kinds].every((kind) => allowed.includes(kind))

const inOrder = (kinds: ReadonlySet<SafetyKind>): Kinds | null => {
  const [first, ...others] = SAFETY_KINDS.filter((kind) => kinds.has(kind))
  return first ? [first, ...others] : null
}
