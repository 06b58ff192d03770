import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SAFETY_KINDS } from '@squash/contract/values'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../../data/safety/', import.meta.url))

/** One line of `data/safety/messages/<author>.jsonl`; data/safety/README.md says what each field means. */
const Line = z.strictObject({
  id: z.string(),
  text: z.string().min(1),
  language: z.enum(['en', 'es', 'de', 'fr', 'pt', 'hi', 'ar', 'zh']),
  variety: z.string().optional(),
  register: z.enum(['chat', 'plain', 'formal', 'typos']).optional(),
  kinds: z.array(z.enum(SAFETY_KINDS)),
  /** The author's own direct threat, which must not be sent. */
  stop: z.boolean(),
  /** Why a harmless message may look like a dangerous one. */
  looks_like: z.enum(['anger', 'idiom', 'jest', 'report', 'everyday', 'other language']).optional(),
  note: z.string().optional(),
})

/** What an author's messages are used for. No author is in two. */
const Split = z.enum(['train', 'tune', 'test'])
type Split = z.infer<typeof Split>

const Authors = z.record(z.string(), z.strictObject({ split: Split, about: z.string() }))

export type LabelledMessage = z.infer<typeof Line> & { author: string; split: Split }

/** Every labelled message with its author and split. @throws {Error} for a file without an entry, or a line that is not valid */
export function readLabelledMessages(): LabelledMessage[] {
  const authors = Authors.parse(JSON.parse(readFileSync(`${folder}authors.json`, 'utf8')))
  return readdirSync(`${folder}messages`)
    .sort()
    .flatMap((file) => {
      const author = file.replace('.jsonl', '')
      const split = authors[author]?.split
      if (!split) throw new Error(`data/safety/authors.json doesn't list the author of ${file}.`)
      return linesOf(file).map((line) => ({ ...Line.parse(JSON.parse(line)), author, split }))
    })
}

/** SHA-256 over what the model is trained and tuned on, in hex: texts, kinds and splits. */
export function trainingHash(messages: readonly LabelledMessage[]): string {
  const hash = createHash('sha256')
  for (const { split, text, kinds } of messages) {
    if (split !== 'test') hash.update(JSON.stringify([split, text, kinds]))
  }
  return hash.digest('hex')
}

const linesOf = (file: string): string[] =>
  readFileSync(`${folder}messages/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
