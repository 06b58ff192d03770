import { LIMITS } from '@squash/contract/limits'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { useDraft } from '../../lib/drafts.ts'
import { inviteProblem } from '../../lib/email-check.ts'
import { tooMany } from '../../ui/room-left.ts'
import type { Problems } from '../../ui/use-problems.ts'

/** What the user has filled in so far. */
export type DebateDraft = {
  title: string
  creator_side: string
  creator_position: string
  opponent_side: string
  opponent_email: string
}

export const hasEmptyField = (draft: DebateDraft): boolean => Object.values(draft).some((text) => text.trim() === '')

/** Why the draft can't be sent: empty or overlong fields, or an address that is incomplete or the user's own. */
export function debateProblems(draft: DebateDraft, ownEmail: string | null): Problems<keyof DebateDraft> {
  const said = newDebateMessages
  return {
    title: problemOf(draft.title, said.titleMissing, LIMITS.debateTitle),
    creator_side: problemOf(draft.creator_side, said.ownSideMissing, LIMITS.debateSide),
    opponent_side: problemOf(draft.opponent_side, said.theirSideMissing, LIMITS.debateSide),
    creator_position: problemOf(draft.creator_position, said.positionMissing, LIMITS.debatePosition),
    opponent_email: inviteProblem(draft.opponent_email, ownEmail, {
      missing: said.emailMissing,
      own: said.withYourself,
    }),
  }
}

const problemOf = (text: string, missing: string, max: number): string | undefined =>
  text.trim() === '' ? missing : tooMany(text.trim(), max)

/** The form's fields, each stored in this browser until the debate is created. */
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
