import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { firstObject } from './answers/json.ts'

/** More kinds than this is a model that names everything it was told. */
const MOST_KINDS = 4

/**
 * The kinds of danger that a model's classification names; null when the answer is no classification. What it can't be is a
 * reason to stop anything: an answer that can't be read counts as none.
 */
export function readClassification(answer: string): SafetyKind[] | null {
  const kinds = firstObject(answer.slice(0, 4_000))?.kinds
  if (!Array.isArray(kinds) || !kinds.every((kind) => typeof kind === 'string')) return null
  const known = SAFETY_KINDS.filter((kind) => kinds.includes(kind))
  return known.length > MOST_KINDS ? null : known
}
