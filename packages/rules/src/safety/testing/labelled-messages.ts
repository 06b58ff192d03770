import { CORPUS } from './corpus/corpus.ts'
import type { Labelled } from './labelled.ts'
import { DANGEROUS as FIFTH_DANGEROUS } from './tuned/fifth-dangerous.ts'
import { HARMLESS as FIFTH_HARMLESS } from './tuned/fifth-harmless.ts'
import { DANGEROUS as FIRST_DANGEROUS } from './tuned/first-dangerous.ts'
import { HARMLESS as FIRST_HARMLESS } from './tuned/first-harmless.ts'
import { FOURTH } from './tuned/fourth.ts'
import { DANGEROUS as SECOND_DANGEROUS } from './tuned/second-dangerous.ts'
import { HARMLESS as SECOND_HARMLESS } from './tuned/second-harmless.ts'
import { SIXTH } from './tuned/sixth.ts'
import { THIRD } from './tuned/third.ts'
import { UNSEEN_DANGEROUS } from './unseen/dangerous.ts'
import { UNSEEN_HARMLESS } from './unseen/harmless.ts'

export type { Labelled } from './labelled.ts'

const TUNED = [
  ...FIRST_HARMLESS,
  ...FIRST_DANGEROUS,
  ...SECOND_HARMLESS,
  ...SECOND_DANGEROUS,
  ...THIRD,
  ...FOURTH,
  ...FIFTH_HARMLESS,
  ...FIFTH_DANGEROUS,
  ...SIXTH,
]
const UNSEEN = [...UNSEEN_DANGEROUS, ...UNSEEN_HARMLESS]

/**
 * The evaluation sets. `tuned`: plain and disguised wordings of every kind, by the hand that wrote the rules. `corpus`: harder
 * ones by other hands, half of them near misses, which the rules were tuned on since. `unseen`: as hard, and read by nobody
 * who changed a rule; whoever does read them moves them to the corpus and has others written.
 */
export const MESSAGES = { tuned: TUNED, corpus: CORPUS, unseen: UNSEEN } satisfies Record<string, readonly Labelled[]>
