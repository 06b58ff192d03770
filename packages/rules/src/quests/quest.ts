import { DIFFICULTIES, TOOLS, type Tool } from '@squash/contract/values'
import { z } from 'zod'
import { POINTS, type Rubric } from './judge/rubric.ts'

const text = z.string().min(1)

/** The same thing said in two ways, for comparison. */
const ExampleSchema = z.strictObject({ who: text, instead: text, better: text })
export type Example = z.output<typeof ExampleSchema>

/** `why` explains what is wrong with an option; the right one has none. */
const OptionSchema = z.union([
  z.strictObject({ id: text, text, right: z.literal(true) }),
  z.strictObject({ id: text, text, why: text }),
])

const teaching = {
  /** Never changes when steps are reordered or rewritten, because progress is stored under it. */
  id: z.uuid(),
  title: text,
  instruction: text,
  /** Paragraphs, read before or after answering; 150 to 250 words including the examples. */
  lesson: z.array(text).readonly(),
  examples: z.array(ExampleSchema).readonly(),
  feedback: z.strictObject({ correct: text, incorrect: text }),
}

const OptionStepSchema = z.strictObject({
  ...teaching,
  type: z.enum(['quiz', 'choice']),
  options: z.array(OptionSchema).readonly(),
})
type OptionStep = z.output<typeof OptionStepSchema>

const RubricSchema: z.ZodType<Rubric> = z.strictObject({
  asks: z.array(z.array(z.enum(POINTS)).readonly()).readonly(),
  about: z.array(text).readonly(),
  scene: z.array(text).readonly().optional(),
})

const RewriteStepSchema = z.strictObject({
  ...teaching,
  type: z.literal('rewrite'),
  /** The message to rewrite. */
  original: text,
  rubric: RubricSchema,
  /** Answers the rubric must pass and must fail, checked by a test. */
  samples: z.strictObject({ good: z.array(text).readonly(), bad: z.array(text).readonly() }),
})
export type RewriteStep = z.output<typeof RewriteStepSchema>

export type Step = OptionStep | RewriteStep

const toolNames = Object.keys(TOOLS).filter((name): name is Tool => name in TOOLS)

/** An interactive lesson from data/quests/. Its id is the slug in its URL. */
export const QuestSchema = z.strictObject({
  id: text,
  title: text,
  emoji: text,
  description: text,
  theme: text,
  difficulty: z.enum(DIFFICULTIES),
  tool: z.enum(toolNames),
  steps: z.array(z.discriminatedUnion('type', [OptionStepSchema, RewriteStepSchema])).readonly(),
})
export type Quest = z.output<typeof QuestSchema>
