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
 * Labelled answers to one rewrite step. The rubric was tuned on one half only; the other half measures its quality on
 * unseen answers. After tuning on a held-out answer, move it to the tuned half and write a new one.
 */
export type LabelledAnswers = Readonly<Record<'tuned' | 'heldOut', readonly (readonly [kind: Kind, text: string])[]>>

/** Whether an answer should pass: its author has understood the lesson, in whatever words. */
export const shouldPass = (kind: Kind): boolean => PASSING.some((passing) => passing === kind)
