import type { Concept } from '../classifier/concept-words.ts'
import { conceptsIn } from '../classifier/concepts.ts'
import { wordsOf } from '../classifier/words.ts'

/** Harm to a body, the objects used, and its consequences: "a bag for your teeth", "soup through a straw". */
const HARM: ReadonlySet<Concept> = new Set<Concept>([
  ...(['kill', 'die', 'hit', 'break', 'throw', 'burn', 'cut', 'choke', 'kick', 'push', 'grab'] as const),
  ...(['head', 'mouth', 'arm', 'leg', 'back', 'hair', 'bone'] as const),
  ...(['knife', 'gun', 'bat', 'acid', 'hospital', 'grave', 'water', 'bridge', 'stairs'] as const),
])
const JEST: ReadonlySet<Concept> = new Set<Concept>(['laugh', 'game'])

/** How far from "joke" a "no" may be: "this is no joke". */
const NEAR = 2

/**
 * Whether a text speaks of harm to a body, in any of the languages. On its own that proves nothing ("my tooth hurts"):
 * it counts where the model is nearly certain of a threat.
 */
export const speaksOfHarm = (text: string): boolean => conceptsOf(text).some((concept) => HARM.has(concept))

/** Whether a text has laughter or a game in it, unless that is denied ("this is no joke"). */
export function isLaughedOff(text: string): boolean {
  const concepts = conceptsOf(text)
  return concepts.some(
    (concept, at) => JEST.has(concept) && !concepts.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes('not'),
  )
}

const conceptsOf = (text: string): readonly Concept[] => conceptsIn(wordsOf(text)).flat()
