import { screen } from './screen.ts'
import type { SafetyKind } from './screening.ts'

/**
 * Whether words may be sent, and whether the conflict that they are sent to is never to become public. Slurs alone are no
 * sign of danger and keep nothing private.
 */
export type Verdict =
  | { verdict: 'send'; keep_private: boolean }
  | { verdict: 'pause' | 'stop'; kinds: readonly SafetyKind[] }

/**
 * Judges everything that a person sends at once (decisions §13). A pause goes through once they have acknowledged it, a stop
 * never does.
 */
export function beforeSending(texts: readonly string[], { acknowledged }: { acknowledged: boolean }): Verdict {
  const screenings = texts.map(screen)
  const kinds = [...new Set(screenings.flatMap((one) => (one.outcome === 'nothing' ? [] : one.kinds)))]
  if (screenings.some(({ outcome }) => outcome === 'stop')) return { verdict: 'stop', kinds }
  if (kinds.length > 0 && !acknowledged) return { verdict: 'pause', kinds }
  return { verdict: 'send', keep_private: kinds.some((kind) => kind !== 'slur') }
}
