import type { SafetyKind } from '@squash/contract/values'
import { type Assessment, assess, type HintSettings } from './assess.ts'

/**
 * The consequence for texts that are about to be sent together. A serious sign pauses them: they are sent once the
 * author has acknowledged it, and their conflict is kept private. Stopped texts are never sent. A hint is passed on to
 * the author, isn't stored, and has no other consequence. A slur alone hurts but is no danger, so it keeps nothing
 * private.
 */
export type Verdict =
  | { verdict: 'send'; keep_private: boolean; hint: readonly SafetyKind[] }
  | { verdict: 'pause' | 'stop'; kinds: readonly SafetyKind[] }

/**
 * Judges everything that a user sends together.
 * @param acknowledged whether the author has read the pause notice and sends the texts as they are
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
