import { sign } from '../sign.ts'

/** Groups of words that mean danger when one of each stands in the same sentence, in whichever order. */
export type Cue = readonly RegExp[]

export const cue = (...groups: readonly string[]): Cue => groups.map(sign)

export const anyTogether = (cues: readonly Cue[], words: string): boolean =>
  cues.some((groups) => groups.every((group) => words.search(group) !== -1))
