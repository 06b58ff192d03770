const PASSING = ['good', 'in other words'] as const
const FAILING = [
  'lazy',
  'hostile',
  'sarcastic',
  'threat',
  'verdict',
  'order',
  'excuses',
  'gave in',
  'brushed off',
  'off topic',
  'copy',
  'stuffed',
  'injected',
  'negated',
  'quoted',
  'described',
] as const

type Kind = (typeof PASSING)[number] | (typeof FAILING)[number]

/**
 * Answers to one rewrite step, each labelled by what it is. The rubric was tuned on one half alone; the other half tells how
 * it does on what it has not seen. Whoever tunes it on a held-out answer moves that answer over and writes a new one.
 */
export type LabelledAnswers = Readonly<Record<'tuned' | 'heldOut', readonly (readonly [kind: Kind, text: string])[]>>

/** Who should pass: somebody who has understood, in whatever words. */
export const shouldPass = (kind: Kind): boolean => PASSING.some((passing) => passing === kind)
