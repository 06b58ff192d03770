import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { isOwn } from '../../../lib/accounts/email-check.ts'

/** What a person has filled in so far. */
export type DebateDraft = {
  title: string
  creator_side: string
  creator_position: string
  opponent_side: string
  opponent_email: string
}

export const hasEmptyField = (draft: DebateDraft): boolean => Object.values(draft).some((text) => text.trim() === '')

const fits = (text: string, max: number): boolean => lengthOf(text.trim()) <= max

/** Whether the draft may be sent as it is: all fields filled, within the limits, and not to oneself (community §5). */
export function canSend(draft: DebateDraft, ownEmail: string | null): boolean {
  if (hasEmptyField(draft) || isOwn(draft.opponent_email, ownEmail)) return false
  return (
    fits(draft.title, LIMITS.debateTitle) &&
    fits(draft.creator_side, LIMITS.debateSide) &&
    fits(draft.opponent_side, LIMITS.debateSide) &&
    fits(draft.creator_position, LIMITS.debatePosition)
  )
}
