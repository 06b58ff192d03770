import type { FieldNotes } from './field-notes.ts'
import { refusal } from './refusal.ts'

const NUL = '\u0000'
/** Far deeper than any call needs; deeper values would overflow the stack when serialised. */
const DEEPEST = 32

type Found = { value: unknown; path: readonly string[] }

/**
 * Refuses a value nested too deeply to process at all. Walks without recursion, because recursion is what it guards
 * against.
 * @throws request.invalid, naming the field
 */
export function refuseTooDeep(root: unknown): void {
  for (const { path } of everythingIn(root)) {
    if (path.length > DEEPEST) throw refusal('request.invalid', { [path[0] ?? 'body']: 'must not be nested so deeply' })
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
  for (const { value, path } of everythingIn(root)) {
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

function* everythingIn(root: unknown): Generator<Found> {
  const waiting: Found[] = [{ value: root, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [key, entry] of Object.entries(value)) waiting.push({ value: entry, path: [...path, key] })
  }
}
