import { useDraft } from '../../../lib/drafts.ts'
import type { DebateDraft } from './debate-draft.ts'

/** The form's fields, each kept in this browser until the debate is on its way. */
export function useDebateDraft() {
  const [title, setTitle, clearTitle] = useDraft('new-debate:title')
  const [creator_side, setOwnSide, clearOwnSide] = useDraft('new-debate:creator-side')
  const [creator_position, setPosition, clearPosition] = useDraft('new-debate:creator-position')
  const [opponent_side, setTheirSide, clearTheirSide] = useDraft('new-debate:opponent-side')
  const [opponent_email, setEmail, clearEmail] = useDraft('new-debate:opponent-email')
  const draft: DebateDraft = { title, creator_side, creator_position, opponent_side, opponent_email }
  const clear = () => {
    for (const forget of [clearTitle, clearOwnSide, clearPosition, clearTheirSide, clearEmail]) forget()
  }
  return { draft, setTitle, setOwnSide, setPosition, setTheirSide, setEmail, clear }
}

export type DebateForm = ReturnType<typeof useDebateDraft>
