import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SAFETY_KINDS } from '@squash/contract/values'
import type { TrainingMessage } from '@squash/rules/safety/model/train'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../../data/safety/', import.meta.url))
const insults = fileURLToPath(new URL('../../data/insults/', import.meta.url))

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

const Quarrel = z.object({ id: z.string(), text: z.string() })
const CalmMessage = z.object({ text: z.string() })
/** The files of whole messages, calm and angry ones, that contain no insult. */
export const WITHOUT_INSULT = /^(?:calm|angry)_/
/** There are three times as many quarrels as an author of the safety check writes harmless messages, and all are long. */
const WEIGHT_OF_QUARRELS = 0.1
/** Just below that of the authors who calibrate the model. */
const WEIGHT_OF_CALM = 0.9

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
      return linesOf(`${folder}messages/${file}`).map((line) => ({
        ...Line.parse(JSON.parse(line)),
        author,
        split,
        weight,
      }))
    })
}

/** Messages that nobody has read for signs of danger. */
const UNREAD = /^v[a-j]\d/

/**
 * Everyday messages without danger, which the model is trained on as well: angry ones, without those that
 * `data/safety/not-harmless.json` lists, and calm ones. Without them it mistakes "I'll do the school run if you can
 * cover the dentist" for a threat, because its other authors wrote harmless messages that look dangerous.
 */
function readEverydayMessages(): TrainingMessage[] {
  const notHarmless = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(`${folder}not-harmless.json`, 'utf8')))
  const quarrels = linesOf(`${insults}messages.jsonl`)
    .map((line) => Quarrel.parse(JSON.parse(line)))
    .filter(({ id }) => !(id in notHarmless) && !UNREAD.test(id))
    .map(({ id, text }) => ({ text, author: `quarrels ${id.replace(/\d+$/, '')}`, weight: WEIGHT_OF_QUARRELS }))
  const calm = readdirSync(`${insults}clauses`)
    .filter((file) => WITHOUT_INSULT.test(file))
    .sort()
    .flatMap((file) =>
      linesOf(`${insults}clauses/${file}`).map((line) => ({
        text: CalmMessage.parse(JSON.parse(line)).text,
        author: file.replace('.jsonl', ''),
        weight: WEIGHT_OF_CALM,
      })),
    )
  return [...quarrels, ...calm].map((message) => ({ ...message, kinds: [], stop: false }))
}

/** The messages that the model is trained on. */
export const readTrainingMessages = (): TrainingMessage[] => [
  ...readLabelledMessages().filter(({ split }) => split === 'train'),
  ...readEverydayMessages(),
]

/** SHA-256 over the training data of the model, in hex. */
export function trainingHash(messages: readonly TrainingMessage[]): string {
  const hash = createHash('sha256')
  for (const { author, weight, text, kinds, stop } of messages)
    hash.update(JSON.stringify([author, weight, text, kinds, stop]))
  return hash.digest('hex')
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
