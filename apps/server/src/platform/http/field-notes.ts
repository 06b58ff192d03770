import { z } from 'zod'
import { type RefusalError, refusal } from './refusal.ts'

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
  email: 'an e-mail address',
}

type Bound = { origin: string; inclusive?: boolean | undefined }

/**
 * What is wrong with a field, for a client developer: 'must be a UUID'. A note starts with a lower-case letter and
 * appears only in `details`. Sentences for the user who reads `message` start with a capital letter, and come from the
 * contract.
 */
export function fieldNote(issue: z.core.$ZodRawIssue): string {
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
export type FieldNotes = Readonly<Record<string, string>>

/** Every wrong field with its first problem; what concerns no field is under `body`. */
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
