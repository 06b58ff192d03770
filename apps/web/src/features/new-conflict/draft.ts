import type { Agreement } from '@squash/contract/agreements'
import { LIMITS } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import type { SoloNote } from '@squash/contract/solo-notes'
import type { Mood } from '@squash/contract/values'
import { moodIn } from '../../lib/conflicts/moods.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { inviteProblem } from '../../lib/email-check.ts'
import { tooMany } from '../../ui/room-left.ts'
import type { Problems } from '../../ui/use-problems.ts'

/** What the user has filled in so far. */
export type ConflictDraft = { mood: Mood | null; title: string; email: string; message: string }

/** @param needsAddress false for a follow-up, whose person is known */
export const hasEmptyField = ({ mood, title, email, message }: ConflictDraft, needsAddress = true): boolean =>
  mood === null || [title, message, ...(needsAddress ? [email] : [])].some((text) => text.trim() === '')

/**
 * Why the draft can't be sent: empty or overlong fields, or an address that is incomplete or the user's own.
 * @param needsAddress false for a follow-up, whose person is known
 */
export function conflictProblems(
  draft: ConflictDraft,
  ownEmail: string | null,
  needsAddress = true,
): Problems<'mood' | 'title' | 'email' | 'message'> {
  const { moodMissing, titleMissing, emailMissing, descriptionMissing, withYourself } = newConflictMessages
  const [title, message] = [draft.title.trim(), draft.message.trim()]
  return {
    mood: draft.mood === null ? moodMissing : undefined,
    title: title === '' ? titleMissing : tooMany(title, LIMITS.conflictTitle),
    email: needsAddress
      ? inviteProblem(draft.email, ownEmail, { missing: emailMissing, own: withYourself })
      : undefined,
    message: message === '' ? descriptionMissing : tooMany(message, LIMITS.conflictMessage),
  }
}

/** What a new conflict can start from: one of the user's notes, or an agreement that it follows up on. */
export type Start = { note: SoloNote } | { agreement: Agreement } | null

/** Where the drafts of a form are stored: a conflict that starts from something has a form of its own. */
export function draftKey(start: Start): string {
  if (start === null) return 'new-conflict'
  return 'note' in start
    ? `new-conflict:note:${start.note.id}`
    : `new-conflict:follow-up:${start.agreement.conflict_id}`
}

/**
 * The form's fields, each stored in this browser until the conflict is created.
 * @param start what fills in the form
 */
export function useConflictDraft(start: Start = null) {
  const key = draftKey(start)
  const note = start && 'note' in start ? start.note : null
  const given = start && 'agreement' in start ? start.agreement.title : (note?.title ?? '')
  const [mood, setMood, clearMood] = useDraft(`${key}:mood`, note?.mood ?? '')
  const [title, setTitle, clearTitle] = useDraft(`${key}:title`, given)
  const [email, setEmail, clearEmail] = useDraft(`${key}:email`)
  const [message, setMessage, clearMessage] = useDraft(`${key}:message`, note?.raw_message ?? '')
  const draft: ConflictDraft = { mood: moodIn(mood), title, email, message }
  const clear = () => {
    for (const forget of [clearMood, clearTitle, clearEmail, clearMessage]) forget()
  }
  return { draft, setMood, setTitle, setEmail, setMessage, clear }
}
