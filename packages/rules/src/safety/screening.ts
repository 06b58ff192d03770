import type { SafetyKind } from '@squash/contract/values'

export { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'

/**
 * What the screen says of a text. A pause asks its author and goes through once acknowledged, a stop never does. It names
 * kinds, never words, so that nothing of a message can leave through it.
 */
export type Screening =
  | { outcome: 'nothing' }
  | { outcome: 'pause'; kinds: readonly [SafetyKind, ...SafetyKind[]] }
  | { outcome: 'stop'; kinds: readonly [SafetyKind, ...SafetyKind[]] }
