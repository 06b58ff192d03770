import { z } from 'zod'
import { type RefusalError, refusal } from './refusal.ts'

const NUL = '\u0000'
/** Far deeper than any call needs; deeper values would overflow the stack when serialised. */
const MAX_DEPTH = 32

type Found = { value: unknown; path: readonly string[] }

/**
 * Refuses a value nested too deeply to process at all. Walks without recursion, because recursion is what it guards
 * against.
 * @throws request.invalid, naming the field
 */
export function refuseTooDeep(root: unknown): void {
  for (const { path } of valuesIn(root)) {
    if (path.length > MAX_DEPTH)
      throw refusal('request.invalid', { [path[0] ?? 'body']: 'must not be nested so deeply' })
  }
}

/** Whether PostgreSQL can store the text. */
export const isStorable = (text: string): boolean => noteOf(text) === null

/**
 * Every field whose text PostgreSQL cannot store because it contains NUL or half a surrogate pair, including fields
 * unknown to the call.
 */
export function unstorableIn(root: unknown): FieldNotes {
  const notes: Record<string, string> = {}
  for (const { value, path } of valuesIn(root)) {
    const texts = typeof value === 'object' && value !== null ? Object.keys(value) : [value]
    const note = texts.map(noteOf).find((one) => one !== null)
    if (note) notes[path.join('.') || 'body'] = note
  }
  return notes
}

function noteOf(text: unknown): string | null {
  if (typeof text !== 'string') return null
  if (text.includes(NUL)) return 'must not contain NUL characters'
  return text.isWellFormed() ? null : 'must not contain broken characters'
}

function* valuesIn(root: unknown): Generator<Found> {
  const waiting: Found[] = [{ value: root, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [key, entry] of Object.entries(value)) waiting.push({ value: entry, path: [...path, key] })
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  datetime: 'a time in ISO 8601 and UTC',
  email: 'an email address',
}

type Bound = { origin: string; inclusive?: boolean | undefined }

/**
 * What is wrong with a field, for a client developer: 'must be a UUID'. A note starts with a lower-case letter and
 * appears only in `details`. Sentences for the user who reads `message` start with a capital letter, and come from the
 * contract.
 */
function fieldNote(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${issue.values.map(String).join(' or ')}`
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'in another format'}`
    case 'too_big':
      return limited(issue, `at most ${issue.maximum}`, `less than ${issue.maximum}`)
    case 'too_small':
      return limited(issue, `at least ${issue.minimum}`, `more than ${issue.minimum}`)
    default:
      return 'is not valid'
  }
}

function limited({ origin, inclusive = true }: Bound, within: string, beyond: string): string {
  const amount = inclusive ? within : beyond
  if (origin === 'string') return `must have ${amount} characters`
  if (origin === 'array') return `must have ${amount} entries`
  return `must be ${amount}`
}

/** Replaces the validator's own wording wherever a schema of this process gives none. */
z.config({ localeError: fieldNote })

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
/** The field by its path, such as `settings.theme`, and what is wrong with it. */
type FieldNotes = Readonly<Record<string, string>>

/** Every wrong field with its first problem; a problem of no particular field is listed under `body`. */
export function notesOf(issues: readonly Issue[]): FieldNotes {
  const notes: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body'
    notes[field] ??= message
  }
  return notes
}

/**
 * The refusal that names these fields; its message is the first user-facing sentence among the notes, if there is one.
 */
export const wrongFields = (notes: FieldNotes): RefusalError =>
  refusal(
    'request.invalid',
    notes,
    Object.values(notes).find((note) => /^\p{Lu}/u.test(note)),
  )
