import { sentencesIn } from '@squash/rules/mediator/insults/sentences'
import { type Token, tokensOf } from '@squash/rules/mediator/insults/tokens'
import { z } from 'zod'
import { authorOf, linesOf, readSources } from './labelled-clauses.ts'

const file = new URL('../../data/insults/remainders.jsonl', import.meta.url)

/** One line of `data/insults/remainders.jsonl`; data/insults/README.md says what each field means. */
const Line = z.strictObject({
  id: z.string(),
  sentence: z.string().regex(/\[\[/),
  reads: z.enum(['well', 'broken', 'changed', 'insulting']),
  needed: z.boolean(),
})
type Line = z.infer<typeof Line>

/** A message with its labelled insults. */
type Message = { author: string; text: string; insults: readonly string[] }

/** What the model of remainders is trained on. */
export type RemainderSources = { lines: readonly Line[]; messages: readonly Message[] }

export const readRemainderSources = (): RemainderSources => ({
  lines: linesOf(file, Line),
  messages: readSources().flatMap(({ author, text, language, weight, insults }) =>
    language === 'english' && weight === 1 && insults !== 'all' && insults.length > 0
      ? [{ author, text, insults }]
      : [],
  ),
})

/** A labelled remainder: the whole sentence, and which of its words and marks are left. */
export type LabelledRemainder = {
  author: string
  sentence: readonly Token[]
  kept: readonly boolean[]
  isBroken: boolean
  isNeeded: boolean
  weight: number
}

/** Nobody labelled the joined sentences, so they count less. */
const WEIGHT_OF_JOINED = 0.2

export const labelledRemainders = ({ lines, messages }: RemainderSources): LabelledRemainder[] => [
  ...lines.map(labelled),
  ...messages.flatMap(joinedToInsults),
]

function labelled({ id, sentence: marked, reads, needed }: Line): LabelledRemainder {
  const { text, cuts } = withoutBrackets(marked)
  const sentence = tokensOf(text)
  const isCut = ({ start }: Token): boolean => cuts.some(([from, to]) => from <= start && start < to)
  return {
    author: authorOf(id),
    sentence,
    kept: sentence.map((token) => !isCut(token)),
    isBroken: reads === 'broken' || reads === 'changed',
    isNeeded: needed,
    weight: 1,
  }
}

/** The text of "a [[b]] c" without its brackets, and where the parts within them are. */
function withoutBrackets(marked: string): { text: string; cuts: [from: number, to: number][] } {
  let text = ''
  const cuts: [number, number][] = []
  for (const [at, part] of marked.split(/\[\[|\]\]/).entries()) {
    if (at % 2 === 1) cuts.push([text.length, text.length + part.length])
    text += part
  }
  return { text, cuts }
}

/** In words and marks: shorter sentences are often only greetings, and longer ones occur often enough in the lines. */
const [SHORTEST, LONGEST] = [4, 12]

/**
 * The harmless sentences of a message, each joined to one of its insults, which is then cut. The labelled lines contain
 * too few short statements that someone needs.
 */
function joinedToInsults({ author, text, insults }: Message): LabelledRemainder[] {
  const spans = insults.map((insult) => ({ start: text.indexOf(insult), end: text.indexOf(insult) + insult.length }))
  const isHarmless = (sentence: readonly Token[]): boolean =>
    !sentence.some((token) => spans.some(({ start, end }) => token.start < end && start < token.end))
  return sentencesIn(tokensOf(text))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .filter((sentence) => /^[.!?]$/.test(sentence.at(-1)?.norm ?? '') && isHarmless(sentence))
    .map((sentence, at) => ({
      ...joined(sentence, tokensOf(insults[at % insults.length] ?? ''), at),
      author,
      isBroken: false,
      isNeeded: true,
      weight: WEIGHT_OF_JOINED,
    }))
}

/** A sentence in one of three places: after an insult and "and" or a comma, or before a comma and an insult. */
function joined(
  sentence: readonly Token[],
  insult: readonly Token[],
  at: number,
): Pick<LabelledRemainder, 'sentence' | 'kept'> {
  const spoken = insult.filter(({ norm }) => !/^[.!?]$/.test(norm))
  if (at % 3 === 2) {
    const [before, end] = [sentence.slice(0, -1), sentence.slice(-1)]
    return withCut(before, [...tokensOf(','), ...spoken], end)
  }
  return withCut([], [...spoken, ...tokensOf(at % 3 === 0 ? 'and' : ',')], sentence)
}

const withCut = (
  before: readonly Token[],
  cut: readonly Token[],
  after: readonly Token[],
): Pick<LabelledRemainder, 'sentence' | 'kept'> => ({
  sentence: [...before, ...cut, ...after],
  kept: [...before.map(() => true), ...cut.map(() => false), ...after.map(() => true)],
})
