import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { wordsOf } from '../classifier/words.ts'
import { UNSPACED } from '../text/unspaced.ts'
import { type SafetyModel, type Suspicion, suspect } from './model/model.ts'
import { type PlainSigns, plainSignsIn } from './plain-signs.ts'
import { isLaughedOff, speaksOfHarm } from './threat-shape.ts'

type Kinds = readonly [SafetyKind, ...SafetyKind[]]

/**
 * The safety check's level of certainty: `stop` for the author's own direct threat, `serious` for danger in plain
 * words, `hint` where the trained model suspects something. It names kinds, never words, so it cannot leak any part of
 * a message. Rules and model correct each other: a threat in plain words isn't stopped if the model strongly doubts it,
 * and one without a plain verb is, if the model is nearly certain. A likely joke counts only if the model suspects
 * danger as well; one that is laughed off and about something trivial is never more than a hint.
 */
export type Assessment = { level: 'none' } | { level: 'hint' | 'serious' | 'stop'; kinds: Kinds }

/** The trained model, and the probability from which a message gets a hint; null turns hints off. */
export type HintSettings = { model: SafetyModel; threshold: number } | null

/**
 * Below this probability the model considers the message around the plain words an everyday one ("I'm going to die if
 * she shows those photos"), so they only get a hint. A short message has little context to judge by.
 */
const DOUBTED = { short: 0.15, long: 0.3 }
/**
 * Below this probability, a longer message with a direct threat in plain words is probably a joke ("I'll kill you, you
 * watched the last episode without me"). Its author is asked instead of stopped, because a stop can't be overridden.
 */
const DOUBTED_THREAT = 0.3
/** The maximum number of words in a short message. */
const SHORT_MESSAGE = 12

/**
 * Above these probabilities of danger and of a direct threat, a message is stopped without a plain verb if it mentions
 * harm. If it doesn't, it takes more, and the author is asked: to the model, "I'm staying at my mum's till the weekend"
 * may sound like the end of a threat.
 */
const NEARLY_CERTAIN = { danger: 0.85, harm: 0.35, withoutHarm: 0.78 }

/** The model isn't trusted with shorter texts: to it, "Tonight" and "Walk" sound like the end of a threat. */
const FEWEST_WORDS = 3

/** Assesses one text. Takes time in proportion to its length, some milliseconds of CPU for 1,000 characters. */
export const assess = (text: string, hints: HintSettings): Assessment =>
  assessWith(text, hints && { suspicion: suspect(text, hints.model), threshold: hints.threshold })

/** The same with a given score, so that an evaluation can use a model that hasn't seen the text's author. */
export function assessWith(text: string, model: { suspicion: Suspicion; threshold: number } | null): Assessment {
  const signs = plainSignsIn(text)
  const { kinds } = signs
  const plain = inOrder(kinds)
  if (!model) return plain ? { level: signs.threatens ? 'stop' : 'serious', kinds: plain } : { level: 'none' }
  const { suspicion, threshold } = model
  const isLong = wordsOf(text).length > SHORT_MESSAGE
  if (plain && signs.threatens)
    return { level: isLong && suspicion.probability < DOUBTED_THREAT ? 'serious' : 'stop', kinds: plain }
  if (isSurelyThreat(text, suspicion, signs))
    return {
      level: speaksOfHarm(text) ? 'stop' : 'serious',
      kinds: inOrder(new Set([...kinds, 'threat'])) ?? ['threat'],
    }
  const onlyJests = signs.jest !== 'none' && isOnly(kinds, 'threat')
  if (plain && !(onlyJests && suspicion.probability <= threshold)) {
    // The model was not trained on slurs; rules find them better.
    const doubted = isLong ? DOUBTED.long : DOUBTED.short
    return { level: suspicion.probability < doubted && !kinds.has('slur') ? 'hint' : 'serious', kinds: plain }
  }
  const [first, ...others] = suspicion.kinds
  return first && suspicion.probability > threshold ? { level: 'hint', kinds: [first, ...others] } : { level: 'none' }
}

/**
 * Whether a text is a figurative threat ("bring a bag for your teeth"). Not if it has signs of another danger, because
 * then its author may be the victim, or may want to die ("you'll be the one who finds me").
 */
const isSurelyThreat = (text: string, { probability, threat, kinds }: Suspicion, signs: PlainSigns): boolean =>
  threat > (speaksOfHarm(text) ? NEARLY_CERTAIN.harm : NEARLY_CERTAIN.withoutHarm) &&
  probability > NEARLY_CERTAIN.danger &&
  kinds.every((kind) => kind === 'threat') &&
  isOnly(signs.kinds, 'threat', 'slur') &&
  signs.jest === 'none' &&
  !signs.exaggerates &&
  !isLaughedOff(text) &&
  (wordsOf(text).length >= FEWEST_WORDS || UNSPACED.test(text))

const isOnly = (kinds: ReadonlySet<SafetyKind>, ...allowed: readonly SafetyKind[]): boolean =>
  [...kinds].every((kind) => allowed.includes(kind))

const inOrder = (kinds: ReadonlySet<SafetyKind>): Kinds | null => {
  const [first, ...others] = SAFETY_KINDS.filter((kind) => kinds.has(kind))
  return first ? [first, ...others] : null
}
