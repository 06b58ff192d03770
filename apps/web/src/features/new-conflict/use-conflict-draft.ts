import { useDraft } from '../../lib/drafts.ts'
import { type ConflictDraft, moodIn } from './conflict-draft.ts'

/** The form's fields, each kept in this browser until the conflict is on its way. */
export function useConflictDraft() {
  const [mood, setMood, clearMood] = useDraft('new-conflict:mood')
  const [title, setTitle, clearTitle] = useDraft('new-conflict:title')
  const [email, setEmail, clearEmail] = useDraft('new-conflict:email')
  const [message, setMessage, clearMessage] = useDraft('new-conflict:message')
  const draft: ConflictDraft = { mood: moodIn(mood), title, email, message }
  const clear = () => {
    for (const forget of [clearMood, clearTitle, clearEmail, clearMessage]) forget()
  }
  return { draft, setMood, setTitle, setEmail, setMessage, clear }
}
