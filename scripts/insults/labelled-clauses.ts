import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { leftOutIn } from '@squash/rules/mediator/insults/barbs/barbs'
import { clausesToJudge } from '@squash/rules/mediator/insults/clauses/clauses-in'
import { signsToKeep } from '@squash/rules/mediator/insults/clauses/must-stay'
import type { TrainingClause } from '@squash/rules/mediator/insults/clauses/train'
import { tokensOf } from '@squash/rules/mediator/insults/tokens'
import { z } from 'zod'
import { readLabelledMessages } from '../safety/labelled-messages.ts'

const folder = new URL('../../data/insults/clauses/', import.meta.url)
const messages = new URL('../../data/eval/messages.jsonl', import.meta.url)
const moreMessages = new URL('../../data/insults/messages.jsonl', import.meta.url)
const pairs = new URL('../../data/eval/pairs.jsonl', import.meta.url)

/** One line of `data/insults/clauses/<source>.jsonl`; data/insults/README.md says what each field means. */
const Line = z.strictObject({
  text: z.string().min(1),
  language: z.enum(['en', 'es', 'de', 'fr', 'pt', 'hi']),
  variety: z.string().optional(),
  insults: z.boolean(),
})
const Message = z.object({ id: z.string(), text: z.string(), language: z.string(), insults: z.array(z.string()) })
const Side = z.object({ text: z.string() })
const Pair = z.object({ id: z.string(), language: z.string(), first: Side, second: Side })

/** The five authors in data/eval/messages.jsonl on whom the models are evaluated, and so not trained. */
export const EVALUATION_AUTHORS = /^u[fghjk]/
/** Pairs on which the model isn't trained, so that adding them changes nothing else. */
const UNTRAINED_PAIRS = /^[f-m]\d/
/** Harmless messages of the safety check weigh less, because nobody has looked for insults in them. */
const WEIGHT_OF_HARMLESS = 0.3

type Source = Pick<TrainingClause, 'author' | 'weight' | 'language'> & {
  text: string
  insults: readonly string[] | 'all'
}

const spoken = (language: string): Source['language'] => (language.startsWith('en') ? 'english' : 'other')

/** The author of a message. The authors of clauses are named after their files. */
export const authorOf = (id: string): string => `messages ${/^[a-z]+/.exec(id)?.[0] ?? id}`

/** Everything that the model of insulting clauses is trained on. */
export function readSources(): Source[] {
  const written = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      linesOf(new URL(file, folder), Line).map(
        ({ text, language, insults }): Source => ({
          author: file.replace('.jsonl', ''),
          weight: 1,
          text,
          language: spoken(language),
          insults: insults ? 'all' : [],
        }),
      ),
    )
  const labelled = [
    ...linesOf(messages, Message).filter(({ id }) => !EVALUATION_AUTHORS.test(id)),
    ...linesOf(moreMessages, Message),
  ].map(
    ({ id, text, language, insults }): Source => ({
      author: authorOf(id),
      weight: 1,
      text,
      language: spoken(language),
      insults,
    }),
  )
  const harmless = readLabelledMessages()
    .filter(
      ({ split, kinds, author, weight, language }) =>
        split === 'train' &&
        kinds.length === 0 &&
        weight === 1 &&
        !author.startsWith('quarrels') &&
        /^(?:en|es|de|fr|pt|hi)$/.test(language),
    )
    .map(
      ({ text, author, language }): Source => ({
        author,
        weight: WEIGHT_OF_HARMLESS,
        text,
        language: spoken(language),
        insults: [],
      }),
    )
  const trainedPairs = linesOf(pairs, Pair).filter(({ id }) => !UNTRAINED_PAIRS.test(id))
  const calm = trainedPairs.flatMap(({ language, first, second }) =>
    [first, second].map(
      ({ text }): Source => ({
        author: 'pairs',
        weight: WEIGHT_OF_HARMLESS,
        text,
        language: spoken(language),
        insults: [],
      }),
    ),
  )
  return [...written, ...labelled, ...calm, ...harmless]
}

/** SHA-256 over the training data of the model and its table of word classes, in hex. */
export const trainingHash = (sources: readonly Source[], wordTable: string): string =>
  createHash('sha256')
    .update(JSON.stringify(sources.map(({ author, weight, text, insults }) => [author, weight, text, insults])))
    .update(wordTable)
    .digest('hex')

/** A clause is an insult if this share of its letters belongs to insults; a smaller share is left to the structures. */
const MOSTLY = 0.6

/** The clauses of the sources, in the order of their messages. */
export const labelledClauses = (sources: readonly Source[]): TrainingClause[] => sources.flatMap(clausesOf)

function clausesOf({ text, insults, ...source }: Source): TrainingClause[] {
  const found = leftOutIn(text).filter(({ reason }) => reason !== 'shouting')
  // Nobody has labelled the insults of the safety check's messages.
  if (source.weight < 1 && found.length > 0) return []
  const message = { found: found.map(({ start, end }) => ({ start, end })), length: text.length }
  const clauses = [...clausesToJudge(text)].map(({ sentence, clause }) => ({
    clause: sentence.slice(clause.from, clause.to),
    signs: signsToKeep(sentence, clause),
  }))
  if (insults === 'all') {
    const whole = tokensOf(text).filter(({ norm }) => !/^[.!?¶]$/.test(norm))
    // Nobody has labelled the parts of a clause.
    const parts = clauses.filter(({ clause }) => clause.length < whole.length)
    const signs = signsToKeep(whole, { from: 0, to: whole.length })
    return [
      { clause: whole, signs, insults: true, ...source, message },
      ...parts.map((part) => ({ ...part, insults: null, ...source, message })),
    ]
  }
  const spans = insults.map((insult) => ({ start: text.indexOf(insult), end: text.indexOf(insult) + insult.length }))
  return clauses.map(({ clause, signs }) => {
    const letters = clause.reduce((sum, { start, end }) => sum + end - start, 0)
    const insulting = clause
      .filter((token) => spans.some(({ start, end }) => token.start < end && start < token.end))
      .reduce((sum, { start, end }) => sum + end - start, 0)
    const isInPart = insulting > 0 && insulting < MOSTLY * letters
    return { clause, signs, insults: isInPart ? null : insulting > 0, ...source, message }
  })
}

/** The lines of a JSONL file. @throws {ZodError} for a line that isn't valid */
export const linesOf = <Parsed>(file: URL, line: z.ZodType<Parsed>): Parsed[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => line.parse(JSON.parse(one)))
