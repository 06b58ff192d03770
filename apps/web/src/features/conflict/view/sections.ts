import type { Conflict } from '@squash/contract/conflicts'
import { isMediatorAtWork } from '../../../lib/conflicts/turn.ts'

/** The parts of the screen, each at most once. */
export type Section =
  | 'closed'
  | 'creator_message'
  | 'response'
  | 'respond_form'
  | 'waiting_for_response'
  | 'mediation'
  | 'rehash'
  | 'core_issues'
  | 'reflection'
  | 'ruling'
  | 'work'
  | 'vote'
  | 'resolved'

function responseOf(conflict: Conflict): Section | null {
  // Whoever answered may have taken their words with them.
  if (conflict.user2_translated_message !== null || conflict.ai_summary !== null) return 'response'
  if (conflict.can.respond) return 'respond_form'
  return conflict.phase === 'awaiting_response' ? 'waiting_for_response' : null
}

const hadCoreRound = ({ phase, has_core_issue }: Conflict): boolean =>
  phase === 'core_issues' || has_core_issue.user1 || has_core_issue.user2

const isVoteOpen = ({ phase }: Conflict): boolean =>
  phase === 'vote_1' || phase === 'vote_2' || phase === 'vote_3' || phase === 'ruling_available'

/**
 * What the screen shows, from top to bottom, in the order of core-flow §2. New parts only ever come at the end, where the
 * next move is, so that nothing moves under a reader's eyes. A closed conflict says so first.
 */
export function sectionsOf(conflict: Conflict): Section[] {
  const shown: [Section | null, boolean][] = [
    ['closed', conflict.phase === 'abandoned'],
    ['creator_message', true],
    [responseOf(conflict), true],
    ['mediation', conflict.ai_summary !== null],
    ['rehash', conflict.ai_rehash_summary !== null],
    ['core_issues', hadCoreRound(conflict)],
    ['reflection', conflict.ai_core_reflection !== null],
    ['ruling', conflict.final_ai_ruling !== null],
    ['work', isMediatorAtWork(conflict.phase)],
    ['vote', isVoteOpen(conflict)],
    ['resolved', conflict.phase === 'resolved'],
  ]
  return shown.flatMap(([section, isShown]) => (section !== null && isShown ? [section] : []))
}
