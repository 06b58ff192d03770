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
  /** Why a harmless message could be mistaken for a dangerous one. */
  looks_like: z.enum(['anger', 'idiom', 'jest', 'report', 'everyday', 'other language']).optional(),
  note: z.string().optional(),
})

/** What an author's messages are used for, and their weight in training. */
const Author = z.strictObject({
  split: z.enum(['train', 'test']),
  weight: z.number().positive().max(1).default(1),
  about: z.string(),
})
type Author = z.infer<typeof Author>

export type LabelledMessage = z.infer<typeof Line> & { author: string } & Pick<Author, 'split' | 'weight'>

/** Every labelled message with its author and split. @throws {Error} for a file without an entry, or an invalid line */
export function readLabelledMessages(): LabelledMessage[] {
  const authors = z.record(z.string(), Author).parse(JSON.parse(readFileSync(`${folder}authors.json`, 'utf8')))
  return readdirSync(`${folder}messages`)
    .sort()
    .flatMap((file) => {
      const author = file.replace('.jsonl', '')
      const entry = authors[author]
      if (!entry) throw new Error(`data/safety/authors.json doesn't list the author of ${file}.`)
      const { split, weight } = entry
      return linesOf(file).map((line) => ({ ...Line.parse(JSON.parse(line)), author, split, weight }))
    })
}

/** SHA-256 over the training data of the model, in hex. */
export function trainingHash(messages: readonly LabelledMessage[]): string {
  const hash = createHash('sha256')
  for (const { split, author, weight, text, kinds, stop } of messages) {
    if (split === 'train') hash.update(JSON.stringify([author, weight, text, kinds, stop]))
  }
  return hash.digest('hex')
}

const linesOf = (file: string): string[] =>
  readFileSync(`${folder}messages/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
