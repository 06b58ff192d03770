import type { SafetyKind } from '@squash/contract/values'
import { type Assessment, assess, type HintSettings } from './assess.ts'

/**
 * What follows for texts that are about to be sent together. A serious sign is a pause: it goes through once its author has
 * acknowledged it, and then keeps what it is sent to private. A stop never goes through. A hint has no consequence: it is
 * passed on to the author and forgotten. A slur alone hurts but is no danger, and keeps nothing private.
 */
export type Verdict =
  | { verdict: 'send'; keep_private: boolean; hint: readonly SafetyKind[] }
  | { verdict: 'pause' | 'stop'; kinds: readonly SafetyKind[] }

/**
 * Judges everything that a person sends at once.
 * @param acknowledged whether the author has read what a pause says and sends the texts as they are
 */
export function beforeSending(
  texts: readonly string[],
  { acknowledged, hints }: { acknowledged: boolean; hints: HintSettings },
): Verdict {
  const assessments = texts.map((text) => assess(text, hints))
  const kinds = kindsAt(assessments, ['serious', 'stop'])
  if (assessments.some(({ level }) => level === 'stop')) return { verdict: 'stop', kinds }
  if (kinds.length > 0 && !acknowledged) return { verdict: 'pause', kinds }
  const hint = kinds.length > 0 ? [] : kindsAt(assessments, ['hint'])
  return { verdict: 'send', keep_private: kinds.some((kind) => kind !== 'slur'), hint }
}

const kindsAt = (assessments: readonly Assessment[], levels: readonly Assessment['level'][]): SafetyKind[] => [
  ...new Set(assessments.flatMap((one) => (one.level !== 'none' && levels.includes(one.level) ? one.kinds : []))),
]
