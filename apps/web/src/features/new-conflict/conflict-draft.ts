import { LIMITS } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { MOODS, type Mood } from '@squash/contract/values'
import { inviteProblem } from '../../lib/accounts/email-check.ts'
import { tooMany } from '../../ui/room-left.ts'
import type { Problems } from '../../ui/use-problems.ts'

/** What a person has filled in so far. */
export type ConflictDraft = { mood: Mood; title: string; email: string; message: string }

/** The mood that a stored text names; the one in the middle when it names none. */
export const moodIn = (stored: string): Mood => MOODS.find((mood) => mood === stored) ?? 'meh'

export const hasEmptyField = ({ title, email, message }: ConflictDraft): boolean =>
  [title, email, message].some((text) => text.trim() === '')

/** What keeps the draft from being sent: fields that are empty or too long, half an address, and one's own. */
export function conflictProblems(
  draft: ConflictDraft,
  ownEmail: string | null,
): Problems<'title' | 'email' | 'message'> {
  const { titleMissing, emailMissing, descriptionMissing, withYourself } = newConflictMessages
  const [title, message] = [draft.title.trim(), draft.message.trim()]
  return {
    title: title === '' ? titleMissing : tooMany(title, LIMITS.conflictTitle),
    email: inviteProblem(draft.email, ownEmail, { missing: emailMissing, own: withYourself }),
    message: message === '' ? descriptionMissing : tooMany(message, LIMITS.conflictMessage),
  }
}
