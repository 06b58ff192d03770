import { DANGEROUS as HELD_OUT_DANGEROUS } from './held-out/dangerous.ts'
import { HARMLESS as HELD_OUT_HARMLESS } from './held-out/harmless.ts'
import type { Labelled } from './labelled.ts'
import { DANGEROUS as FIRST_DANGEROUS } from './tuned/first-dangerous.ts'
import { HARMLESS as FIRST_HARMLESS } from './tuned/first-harmless.ts'
import { FOURTH } from './tuned/fourth.ts'
import { DANGEROUS as SECOND_DANGEROUS } from './tuned/second-dangerous.ts'
import { HARMLESS as SECOND_HARMLESS } from './tuned/second-harmless.ts'
import { THIRD } from './tuned/third.ts'
import { UNSEEN } from './unseen.ts'

export type { Labelled } from './labelled.ts'

const TUNED = [...FIRST_HARMLESS, ...FIRST_DANGEROUS, ...SECOND_HARMLESS, ...SECOND_DANGEROUS, ...THIRD, ...FOURTH]
const HELD_OUT = [...HELD_OUT_HARMLESS, ...HELD_OUT_DANGEROUS]

/**
 * The evaluation set. The rules were tuned on the first part. The held-out messages were written before the rules and never
 * tuned on, but by the same hand. The unseen ones were written after the rules.
 */
export const MESSAGES = {
  tuned: TUNED,
  'held out': HELD_OUT,
  unseen: UNSEEN,
  all: [...TUNED, ...HELD_OUT, ...UNSEEN],
} satisfies Record<string, readonly Labelled[]>
