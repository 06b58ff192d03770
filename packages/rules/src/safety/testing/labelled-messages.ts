import { DANGEROUS as HELD_OUT_DANGEROUS } from './held-out/dangerous.ts'
import { HARMLESS as HELD_OUT_HARMLESS } from './held-out/harmless.ts'
import { DANGEROUS as TUNED_DANGEROUS } from './tuned/dangerous.ts'
import { HARMLESS as TUNED_HARMLESS } from './tuned/harmless.ts'

export type { Labelled } from './labelled.ts'

/** The messages that the rules were tuned on. */
export const TUNED = [...TUNED_HARMLESS, ...TUNED_DANGEROUS]

/** The messages that were written before and only measure. */
export const HELD_OUT = [...HELD_OUT_HARMLESS, ...HELD_OUT_DANGEROUS]
