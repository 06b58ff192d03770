import { refusal } from './refusal.ts'

const NUL = '\u0000'
/** Far more than any call takes; deeper values would overflow the stack when they are written again. */
const DEEPEST = 32

/**
 * Refuses what PostgreSQL cannot store, wherever in the input it hides: NUL and half a surrogate pair, in text and keys.
 * Walks without recursion, because the depth is one of the things that it guards against.
 * @throws request.invalid, naming the field
 */
export function refuseUnstorable(root: unknown): void {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string') refuseText(value, path)
    if (typeof value !== 'object' || value === null) continue
    if (path.length > DEEPEST) throw invalid(path.slice(0, 1), 'This is nested too deeply')
    for (const [key, entry] of Object.entries(value)) {
      refuseText(key, path)
      waiting.push({ value: entry, path: [...path, key] })
    }
  }
}

function refuseText(text: string, path: readonly string[]): void {
  if (text.includes(NUL)) throw invalid(path, 'Text may not hold NUL characters')
  if (!text.isWellFormed()) throw invalid(path, 'Text may not hold broken characters')
}

const invalid = (path: readonly string[], message: string) =>
  refusal('request.invalid', { [path.join('.') || 'body']: message }, message)
