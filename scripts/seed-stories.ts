import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { MOODS, PHASES } from '../packages/contract/src/values.ts'
import { apart, cast, deniz } from '../packages/testkit/src/cast.ts'

const people = { ...cast, deniz_at_work: apart(deniz, 'at_work') }

/** A member of the cast, by name. */
const PersonSchema = z.enum(Object.keys(people)).transform((name, context) => {
  const person = Object.entries(people).find(([known]) => known === name)?.[1]
  if (person) return person
  context.addIssue(`${name} is not in the cast`)
  return z.NEVER
})

const text = z.string().min(1)

/** A phase in which a conflict waits for a person. The mediator's own phases end without anyone's help. */
const RestingPhase = z.enum(PHASES).exclude(['mediating', 'rehashing', 'reflecting', 'ruling'])

const ConflictStory = z.strictObject({
  phase: RestingPhase,
  from: PersonSchema,
  to: PersonSchema,
  mood: z.enum(MOODS),
  title: text,
  says: text,
  /** Missing when the other party never answers. */
  answers: z.string().default(''),
})
export type ConflictStory = z.output<typeof ConflictStory>

const Side = z.enum(['creator', 'opponent'])

const DebateStory = z.strictObject({
  from: PersonSchema,
  to: PersonSchema,
  title: text,
  /** First the creator's side, then the opponent's. */
  sides: z.tuple([text, text]),
  says: text,
  /** Missing while the invite is unanswered. */
  answers: text.optional(),
  votes: z.array(z.strictObject({ voter: PersonSchema, side: Side })).default([]),
})
export type DebateStory = z.output<typeof DebateStory>

function read<Schema extends z.ZodType>(file: string, schema: Schema): readonly z.output<Schema>[] {
  const lines = readFileSync(new URL(`../data/seed/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

/** One conflict for each phase that waits for a user, in both directions, so that every button can be tried. */
export const conflictStories = read('conflicts.jsonl', ConflictStory)

/** Two that are open for votes, and one that waits for Maya. */
export const debateStories = read('debates.jsonl', DebateStory)
