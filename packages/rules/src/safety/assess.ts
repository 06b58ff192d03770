import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { type SafetyModel, suspect } from './model/model.ts'
import { plainSignsIn } from './plain-signs.ts'

type Kinds = readonly [SafetyKind, ...SafetyKind[]]

/**
 * How sure the safety check is, each level as strong as what is known:
 * `stop` for the author's own direct threat, `serious` for danger in plain words, both found by rules; `hint` where the
 * trained model suspects something. It names kinds, never words, so nothing of a message can leave through it.
 */
export type Assessment = { level: 'none' } | { level: 'hint' | 'serious' | 'stop'; kinds: Kinds }

/** What finds hints: the trained model and the probability from which a message gets one. null turns hints off. */
export type HintSettings = { model: SafetyModel; threshold: number } | null

/**
 * Below this probability the model sees an everyday message around the plain words ("I'm going to die if she shows those
 * photos"), so they only get a hint. A threat is stopped whatever the model makes of it.
 */
const DOUBTED = 0.18

/** Assesses one text. Takes time in proportion to its length, up to 5 ms of CPU for 1,000 characters. */
export function assess(text: string, hints: HintSettings): Assessment {
  const { kinds, threatens } = plainSignsIn(text)
  const plain = inOrder(kinds)
  if (plain && threatens) return { level: 'stop', kinds: plain }
  const suspicion = hints && suspect(text, hints.model)
  // The model knows nothing of slurs, which rules find better.
  const isDoubted = suspicion !== null && suspicion.probability < DOUBTED && !kinds.has('slur')
  if (plain) return { level: isDoubted ? 'hint' : 'serious', kinds: plain }
  const [first, ...others] = suspicion?.kinds ?? []
  return first && hints && suspicion && suspicion.probability > hints.threshold
    ? { level: 'hint', kinds: [first, ...others] }
    : { level: 'none' }
}

const inOrder = (kinds: ReadonlySet<SafetyKind>): Kinds | null => {
  const [first, ...others] = SAFETY_KINDS.filter((kind) => kinds.has(kind))
  return first ? [first, ...others] : null
}
