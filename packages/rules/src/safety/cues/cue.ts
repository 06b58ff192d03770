import type { Words } from '../reading/words.ts'
import { type Sign, sign } from '../sign.ts'

/** Groups of words that mean danger when one of each stands in the same sentence, in whichever order. */
export type Cue = readonly Sign[]

export const cue = (...groups: readonly string[]): Cue => groups.map(sign)

/** Whether all groups of one of the cues stand there. None is searched for until the words allow them all. */
export const anyTogether = (cues: readonly Cue[], words: Words): boolean =>
  cues.some(
    (groups) => groups.every((group) => group.mayStandIn(words)) && groups.every((group) => group.standsIn(words)),
  )
