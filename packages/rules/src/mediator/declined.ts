import { cleaned } from './answers/clean.ts'
import { firstObject } from './answers/json.ts'

/** An answer that only declines is never longer, however it is wrapped. */
const LONGEST = 300

const WORD = /^[^\p{L}\p{N}]*declined[^\p{L}\p{N}]*$/iu
const EMPTY = /^[^\p{L}\p{N}]*$/u

/**
 * Whether the model did what its prompt allows: declined to mediate, with the single word. Marks around the word and JSON
 * with nothing but it in its fields count as well. Any other refusal is an unfit answer, which the canned text replaces.
 */
export function isDeclined(answer: string): boolean {
  if (answer.length > LONGEST) return false
  const text = cleaned(answer)
  if (WORD.test(text)) return true
  if (!text.startsWith('{') || !text.endsWith('}')) return false
  const fields = Object.values(firstObject(text) ?? {})
  const says = (pattern: RegExp) => (field: unknown) => typeof field === 'string' && pattern.test(field)
  return fields.some(says(WORD)) && fields.every((field) => says(WORD)(field) || says(EMPTY)(field))
}
