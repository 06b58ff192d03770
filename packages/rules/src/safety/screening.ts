/** What the screen looks for, in the order in which it is told (decisions §13). */
export const SAFETY_KINDS = [
  'threat',
  'self_harm',
  'violence_at_home',
  'coercive_control',
  'stalking',
  'minor_at_risk',
  'slur',
  'doxxing',
] as const

export type SafetyKind = (typeof SAFETY_KINDS)[number]

/**
 * What the screen says of a text. A pause asks its author and goes through once acknowledged, a stop never does. It names
 * kinds, never words, so that nothing of a message can leave through it.
 */
export type Screening =
  | { outcome: 'nothing' }
  | { outcome: 'pause'; kinds: readonly [SafetyKind, ...SafetyKind[]] }
  | { outcome: 'stop'; kinds: readonly [SafetyKind, ...SafetyKind[]] }
