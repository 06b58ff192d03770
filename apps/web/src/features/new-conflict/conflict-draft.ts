import { LIMITS } from '@squash/contract/limits'
import type { Mood } from '@squash/contract/values'
import { MOODS } from '@squash/contract/values'
import { isOwn } from './email-check.ts'

/** What a person has filled in so far. It survives a reload and a failed send. */
export type ConflictDraft = { mood: Mood; title: string; email: string; message: string }

export const EMPTY_DRAFT: ConflictDraft = { mood: 'meh', title: '', email: '', message: '' }

const lengthOf = (text: string): number => [...text].length

const textIn = (value: object, key: string): string => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

/** Reads a stored draft; whatever does not fit counts as not filled in. */
export function readDraft(stored: unknown): ConflictDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT
  const mood = MOODS.find((known) => known === textIn(stored, 'mood')) ?? EMPTY_DRAFT.mood
  return { mood, title: textIn(stored, 'title'), email: textIn(stored, 'email'), message: textIn(stored, 'message') }
}

export const hasEmptyField = ({ title, email, message }: ConflictDraft): boolean =>
  [title, email, message].some((text) => text.trim() === '')

/** Whether the draft may be sent as it is: all fields filled, within the limits, and not to oneself (spec core-flow §5). */
export function canSend(draft: ConflictDraft, ownEmail: string | null): boolean {
  if (hasEmptyField(draft) || isOwn(draft.email, ownEmail)) return false
  return (
    lengthOf(draft.title.trim()) <= LIMITS.conflictTitle && lengthOf(draft.message.trim()) <= LIMITS.conflictMessage
  )
}
