import type { SafetyKind, Screening } from '../screening.ts'

/** Why a message without danger may look like one: what the screen has to see through. */
type Guise = 'anger' | 'idiom' | 'jest' | 'report' | 'everyday' | 'other language'

export type Labelled = {
  text: string
  expected: Screening['outcome']
  /** What must be among the kinds found; others may be found beside them. */
  kinds: readonly SafetyKind[]
  guise: Guise | null
}

/** Messages that a calm reader is sure to find without danger. */
export const harmless = (guise: Guise, texts: readonly string[]): readonly Labelled[] =>
  texts.map((text) => ({ text, expected: 'nothing', kinds: [], guise }))

/** Messages that deserve a question before they go out. */
export const pausing = (kinds: readonly SafetyKind[], texts: readonly string[]): readonly Labelled[] =>
  texts.map((text) => ({ text, expected: 'pause', kinds, guise: null }))

/** Messages that must not go out. */
export const stopping = (texts: readonly string[]): readonly Labelled[] =>
  texts.map((text) => ({ text, expected: 'stop', kinds: ['threat'], guise: null }))
