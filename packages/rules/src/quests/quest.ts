import type { Difficulty, Tool } from '@squash/contract/values'
import type { Rubric } from './judge/rubric.ts'

/** The same thing said twice, so that the difference can be heard. */
export type Example = { who: string; instead: string; better: string }

/** `why` says what is wrong with an option; the right one has none. */
export type Option = { id: string; text: string } & ({ right: true } | { why: string })

type Teaching = {
  /** A UUID that stays with the step when steps are reordered or rewritten: what people have passed is stored under it. */
  id: string
  title: string
  instruction: string
  /** Paragraphs, read before or after answering; with the examples 150 to 250 words. */
  lesson: readonly string[]
  examples: readonly Example[]
  feedback: { correct: string; incorrect: string }
}

export type OptionStep = Teaching & { type: 'quiz' | 'choice'; options: readonly Option[] }

export type RewriteStep = Teaching & {
  type: 'rewrite'
  /** What the person is to say better. */
  original: string
  rubric: Rubric
  /** Answers that the rubric must let pass and must refuse; a test holds it to them. */
  samples: { good: readonly string[]; bad: readonly string[] }
}

export type Step = OptionStep | RewriteStep

/** An interactive lesson. Its id is the slug of its address. */
export type Quest = {
  id: string
  title: string
  emoji: string
  description: string
  theme: string
  difficulty: Difficulty
  tool: Tool
  steps: readonly Step[]
}
