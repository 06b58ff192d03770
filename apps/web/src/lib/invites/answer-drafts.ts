import { draftName } from '../drafts.ts'
import { storage } from '../storage.ts'

/** The draft of an answer that is written at an invite's link, before signing in. */
export const answerDraft = (token: string): string => `invite-answer:${token}`

/** The draft of a conflict's response, in its own form. */
export const responseDraft = (conflict: string): string => `response:${conflict}`

/** The draft that marks a response as written before signing in: it goes out as soon as its form opens. */
export const readyMark = (conflict: string): string => `${responseDraft(conflict)}:ready`

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/**
 * Moves an answer that was written at the invite's link to the form of its conflict, which then sends it. If the account
 * has already begun a response, that one is kept, and the answer stays where it is.
 */
export function handOverAnswer(token: string, user: string, conflict: string): void {
  const [from, to] = [draftName('', answerDraft(token)), draftName(user, responseDraft(conflict))]
  const text = storage.read(from)
  if (!isBlank(storage.read(to))) return
  storage.remove(from)
  if (text === null || isBlank(text)) return
  storage.write(to, text)
  storage.write(draftName(user, readyMark(conflict)), 'yes')
}
