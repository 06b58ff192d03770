import { LIMITS } from '@squash/contract/limits'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { inviteProblem } from '../../../lib/accounts/email-check.ts'
import { tooMany } from '../../../ui/room-left.ts'
import type { Problems } from '../../../ui/use-problems.ts'

/** What a person has filled in so far. */
export type DebateDraft = {
  title: string
  creator_side: string
  creator_position: string
  opponent_side: string
  opponent_email: string
}

export const hasEmptyField = (draft: DebateDraft): boolean => Object.values(draft).some((text) => text.trim() === '')

/** What keeps the draft from being sent: fields that are empty or too long, half an address, and one's own. */
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
