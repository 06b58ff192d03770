import { type PlacedPart, placedParts } from '@squash/rules/mediator/canned/parts/features'
import { PART_KINDS, type PartKind } from '@squash/rules/mediator/canned/parts/model'
import { partsOf } from '@squash/rules/mediator/canned/parts/split'
import { sentencesOf } from '@squash/rules/text/sentences'
import { z } from 'zod'
import { EVALUATION_AUTHORS as AUTHORS_OF_EVALUATION_MESSAGES, linesOf } from '../insults/labelled-clauses.ts'

const data = new URL('../../data/', import.meta.url)

const Kinds = z.array(z.enum([...PART_KINDS, 'refusal', 'dispute', 'feeling']))
/** The lines of `data/parts/texts.jsonl` and `clauses.jsonl`; data/parts/README.md says what each field means. */
const TextLine = z.strictObject({ id: z.string(), parts: z.array(z.strictObject({ text: z.string(), kinds: Kinds })) })
const ClauseLine = z.strictObject({ author: z.string(), text: z.string(), kinds: Kinds })
const MessageLine = z.object({
  id: z.string(),
  text: z.string(),
  language: z.string(),
  insults: z.array(z.string()),
  requests: z.array(z.string()),
})

/** Authors on whose texts the model is evaluated, and so not trained. */
const EVALUATION_AUTHORS = /^v/
/** The messages are angrier than what the model reads, and only their requests are labelled. */
const WEIGHT_OF_MESSAGES = 0.4
/**
 * Just below 1, because authors with a weight of 1 are held out in turn (`scoresOfHeldOut`), and single clauses are
 * more unusual in form than whole texts.
 */
const WEIGHT_OF_CLAUSES = 0.99
/** A part of a message is a request if more of its characters than this, or than a third of them, are labelled as one. */
const SHARED_CHARACTERS = 12

/**
 * A part with its neighbours and its labels. If only its requests are labelled, it doesn't teach the heads of the other
 * kinds.
 */
export type LabelledPart = PlacedPart & {
  author: string
  weight: number
  kinds: readonly PartKind[]
  teaches: 'every kind' | 'requests'
}

/** What the model of parts is trained on. */
export function readLabelledParts(): LabelledPart[] {
  return [...readTexts(), ...readClauses(), ...readMessages()].filter(({ author }) => !EVALUATION_AUTHORS.test(author))
}

/** The parts of the texts on which the model is evaluated. */
export const readEvaluationParts = (): LabelledPart[] =>
  readTexts().filter(({ author }) => EVALUATION_AUTHORS.test(author))

const known = (kinds: readonly string[]): PartKind[] => PART_KINDS.filter((kind) => kinds.includes(kind))

function readTexts(): LabelledPart[] {
  return linesOf(new URL('parts/texts.jsonl', data), TextLine).flatMap(({ id, parts }) =>
    placedParts(parts.map(({ text }) => text)).map((placed, at) => ({
      ...placed,
      author: id.replace(/\d.*/, ''),
      weight: 1,
      kinds: known(parts[at]?.kinds ?? []),
      teaches: 'every kind',
    })),
  )
}

const readClauses = (): LabelledPart[] =>
  linesOf(new URL('parts/clauses.jsonl', data), ClauseLine).flatMap(({ author, text, kinds }) =>
    placedParts([text]).map((placed) => ({
      ...placed,
      author: `clauses ${author}`,
      weight: WEIGHT_OF_CLAUSES,
      kinds: known(kinds),
      teaches: 'every kind',
    })),
  )

/** The parts of the English messages of data/eval that aren't insults. */
function readMessages(): LabelledPart[] {
  return linesOf(new URL('eval/messages.jsonl', data), MessageLine)
    .filter(({ id, language }) => language.startsWith('en') && !AUTHORS_OF_EVALUATION_MESSAGES.test(id))
    .flatMap(({ id, text, insults, requests }) => {
      const placed = (labels: readonly string[]): Span[] =>
        labels
          .filter((label) => text.includes(label))
          .map((label) => ({ start: text.indexOf(label), end: text.indexOf(label) + label.length }))
      const [insulting, asking] = [placed(insults), placed(requests)]
      const spans = spansOf(text).filter((span) => shared(span, insulting) <= (span.end - span.start) / 2)
      const parts = placedParts(spans.map(({ start, end }) => text.slice(start, end)))
      return spans.flatMap((span, at): LabelledPart[] => {
        const placed = parts[at]
        const isRequest = shared(span, asking) > Math.min(SHARED_CHARACTERS, (span.end - span.start) / 3)
        return placed
          ? [
              {
                ...placed,
                author: `messages ${id}`,
                weight: WEIGHT_OF_MESSAGES,
                kinds: isRequest ? ['request'] : [],
                teaches: 'requests',
              },
            ]
          : []
      })
    })
}

type Span = { start: number; end: number }

/** The parts of a text, with their places in it. */
function spansOf(text: string): Span[] {
  let from = 0
  return sentencesOf(text).flatMap((raw) => {
    const sentence = raw.trim()
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    if (sentence === '' || start === -1) return []
    return partsOf(sentence).map((part) => ({ start: start + part.start, end: start + part.end }))
  })
}

/** How many characters of a span are within the others. */
const shared = (span: Span, others: readonly Span[]): number =>
  others.reduce((sum, other) => sum + Math.max(0, Math.min(span.end, other.end) - Math.max(span.start, other.start)), 0)
