import { tokensOf } from '@squash/rules/mediator/insults/tokens'
import { z } from 'zod'
import { readLabelledMessages, WITHOUT_INSULT } from '../safety/labelled-messages.ts'
import { linesOf, readSources } from './labelled-clauses.ts'

const answers = new URL('../../data/eval/answers.jsonl', import.meta.url)
const Answer = z.object({ id: z.string(), source: z.string(), answer: z.string(), fit: z.boolean() })

/** The authors of these answers wrote the messages of the latest figures in `docs/reference/mediator-quality.md`. */
const EVALUATION_AUTHORS = /^y[d-z]/

/** A text typed in sentences, with its author. */
type Written = { author: string; text: string }

/**
 * The English texts that the model of missing full stops is trained on. With the calm messages, most of which are one
 * sentence, it misses where some requests begin.
 */
export function readWritten(): Written[] {
  const sources = readSources().filter(
    ({ author, language, weight, insults }) =>
      language === 'english' && weight === 1 && insults !== 'all' && !WITHOUT_INSULT.test(author),
  )
  const safety = readLabelledMessages().filter(({ split, language }) => split === 'train' && language === 'en')
  const judged = linesOf(answers, Answer)
    .filter(({ id }) => !EVALUATION_AUTHORS.test(id))
    .flatMap(({ id, source, answer, fit }) =>
      [source, ...(fit ? [answer] : [])].map((text) => ({ author: `answers ${id.charAt(0)}`, text })),
    )
  return [...[...sources, ...safety].map(({ author, text }) => ({ author, text })), ...judged]
}

/** A text as if typed without marks or capitals: its words, and the indexes at which a sentence begins. */
export type Unpunctuated = { norms: readonly string[]; starts: ReadonlySet<number> }

/** Removes marks and capitals from a text. @returns null if it has one sentence, or quotations or brackets */
export function unpunctuated(text: string): Unpunctuated | null {
  if (/["“”()]/.test(text)) return null
  const sentences = text
    .split(/(?<=[.!?\n])\s+/)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N}'’$£€₦%:.,@-]+/gu, ' ')
        .replaceAll(/[.,:]+(?=\s|$)/g, '')
        .toLowerCase()
        .trim(),
    )
    .filter((sentence) => sentence !== '')
  if (sentences.length < 2) return null
  const offsets = new Set<number>()
  let end = 0
  for (const sentence of sentences) {
    offsets.add(end)
    end += sentence.length + 1
  }
  const tokens = tokensOf(sentences.join(' '))
  const starts = new Set(tokens.flatMap(({ start }, at) => (at > 0 && offsets.has(start) ? [at] : [])))
  return { norms: tokens.map(({ norm }) => norm), starts }
}
