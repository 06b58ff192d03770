import { type Hit, searchable } from '../insults-in.ts'
import type { Token } from '../tokens.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** A verb in the third person or the past, and at least two more words: "sends the client the old rate". */
const VERB =
  '(?:[a-z]{2,}[a-rt-z]s|[a-z]{3,}ed|left|sent|took|told|sold|stole|put|let|lost|made|gave|got|kept|drove|ran)'
const NO_ACTION = '(?:acts|always|behaves|does|goes|has|his|is|its|needs|need|thinks|this|was|yes)'
/** "Does that" and "lets his wife do that" refer to what was said before. */
const ACTION = `(?=(?!${NO_ACTION} )${VERB} (?!(?:and|for|it|like|of|so|that|this|who|with) )(?![^,?.!]*do (?:that|this) [?.!])(?:[^ ,?.!]+ ){2})`
/** "Put a red sock in with my whites", but not "think I wouldn't notice" */
const ACTION_OF_READER =
  '(?=(?!(?:act|be|behave|believe|do|have|imagine|need|not|say|think) )[a-z]{3,} (?!(?:it|like|so|that|this) )(?:[^ ,?.!]+ ){2})'
const KIND = '(?:what|which) (?:kind|sort|type|manner) (?:of )?(?:an? )?'
const HOW =
  'how (?:[TWF]|thick|daft|dim|cheap|low) (?:do|does|must|would) (?:you|one|someone|a P) (?:have|need) to be to '

const FRAME = new RegExp(`(?<= )(?:${KIND}(?:[^ ,?]+ (?:, )?){1,4}?${ACTION}|${HOW}${ACTION_OF_READER})`, 'g')

/** Mocking questions about what the reader did. */
export const MOCKING_QUESTIONS: readonly Barb[] = [
  {
    name: 'mocking question about an action',
    cut: 'words',
    reason: 'insult',
    examples: [
      'What kind of muppet leaves a kelpie in a ute in that heat?',
      'What sort of useless father misses his own son’s graduation on Friday?',
      'How thick do you have to be to put a red sock in with my whites?',
    ],
    harmless: [
      'What kind of paint goes on the gate?',
      'What kind of nurse takes the early shift on a Sunday?',
      'How old do you have to be to get the pass?',
    ],
    patterns: [`${KIND}(?:[TWH] (?:, )?|[a-z]+ )?(?:[NSF]|[TW] P) ${ACTION}`, `${HOW}${ACTION_OF_READER}`],
  },
]

/**
 * Reduces the hit of a mocking question that says what the reader did to its frame: "[What kind of muppet] leaves a
 * kelpie in a ute in that heat?"
 */
export function onlyMockingFrame(sentence: readonly Token[], hit: Hit): Hit {
  const { line, indexAt } = searchable(sentence)
  for (const { 0: frame, index } of line.matchAll(FRAME)) {
    const [from, to] = [indexAt(index), indexAt(index + frame.trimEnd().length - 1) + 1]
    if (hit.from <= from && from < hit.to) return { ...hit, cut: 'words', to }
  }
  return hit
}
