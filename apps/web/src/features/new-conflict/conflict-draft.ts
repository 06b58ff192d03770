import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { MOODS, type Mood } from '@squash/contract/values'
import { isOwn } from '../../lib/accounts/email-check.ts'

/** What a person has filled in so far. */
export type ConflictDraft = { mood: Mood; title: string; email: string; message: string }

/** The mood that a stored text names; the one in the middle when it names none. */
export const moodIn = (stored: string): Mood => MOODS.find((mood) => mood === stored) ?? 'meh'

export const hasEmptyField = ({ title, email, message }: ConflictDraft): boolean =>
  [title, email, message].some((text) => text.trim() === '')

/** Whether the draft may be sent as it is: all fields filled, within the limits, and not to oneself (spec core-flow §5). */
export function canSend(draft: ConflictDraft, ownEmail: string | null): boolean {
  if (hasEmptyField(draft) || isOwn(draft.email, ownEmail)) return false
  return (
    lengthOf(draft.title.trim()) <= LIMITS.conflictTitle && lengthOf(draft.message.trim()) <= LIMITS.conflictMessage
  )
}
