import type { DebateSide } from '@squash/contract/values'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { type Debate, opponentOf } from './debate.ts'

/** The words of a debate, and the address it was sent to. */
type DebateWords = {
  readonly title: string
  readonly creator_side: string
  readonly creator_position: string | null
  readonly opponent_side: string
  readonly opponent_position: string | null
  readonly opponent_email: string
}

/**
 * What remains of a debate's words when one participant is erased. Their position is removed; the topic stays, without
 * their names and personal data. If it was never answered and neither account is left, nothing remains.
 * @param names all names the erased person has had
 */
export function debateWithoutSide(debate: Debate, side: DebateSide, names: readonly string[]): DebateWords {
  const opponentPosition = 'opponent_position' in debate ? debate.opponent_position : null
  const other = side === 'creator' ? opponentOf(debate) : debate.creator_id
  const words = { title: debate.title, creator_side: debate.creator_side, opponent_side: debate.opponent_side }
  const masked = (text: string): string => maskNames(maskPersonalData(text), names)
  const isShared = other !== null || debate.status === 'active' || debate.status === 'complete'
  return {
    title: isShared ? masked(words.title) : ERASED_TITLE,
    creator_side: isShared ? masked(words.creator_side) : '',
    opponent_side: isShared ? masked(words.opponent_side) : '',
    creator_position: side === 'creator' ? null : debate.creator_position,
    opponent_position: side === 'opponent' ? null : opponentPosition,
    opponent_email: side === 'opponent' || !isShared ? ERASED_ADDRESS : debate.opponent_email,
  }
}
