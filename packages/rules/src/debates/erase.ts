import type { DebateSide } from '@squash/contract/values'
import { ERASED_ADDRESS, ERASED_TITLE } from '../privacy/erased.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { type Debate, opponentOf } from './debate.ts'

/** The words of a debate, and where its invite went. */
export type DebateWords = {
  readonly title: string
  readonly creator_side: string
  readonly creator_position: string | null
  readonly opponent_side: string
  readonly opponent_position: string | null
  readonly opponent_email: string
}

/**
 * What stays of the words of a debate when one of its two is erased (decisions §14): their position goes; what both argued about
 * stays, without their names and without personal data. Of what nobody answered, and nobody is left to read, nothing stays.
 * @param names all that they were called
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
