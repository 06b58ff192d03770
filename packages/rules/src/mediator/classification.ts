import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { firstObject } from './answers/json.ts'

/** A model that names more kinds than this is just repeating the list in its prompt. */
const MOST_KINDS = 4

/**
 * The kinds of danger that a model names in a message; null if the answer is unreadable. The caller treats null as no
 * kinds, so that an unreadable answer never stops a message.
 */
export function readClassification(answer: string): SafetyKind[] | null {
  const kinds = firstObject(answer.slice(0, 4_000))?.kinds
  if (!Array.isArray(kinds) || !kinds.every((kind) => typeof kind === 'string')) return null
  const known = SAFETY_KINDS.filter((kind) => kinds.includes(kind))
  return known.length > MOST_KINDS ? null : known
}
