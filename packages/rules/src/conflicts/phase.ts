import type { Phase, Round } from '@squash/contract/values'
import type { Conflict } from './conflict.ts'

/** The fields that determine a conflict's phase. */
export type PhaseFacts = Pick<
  Conflict,
  | 'status'
  | 'user1_satisfaction'
  | 'user2_satisfaction'
  | 'user1_core_issue'
  | 'user2_core_issue'
  | 'ai_summary'
  | 'rehash_attempted_at'
  | 'core_issues_attempted_at'
  | 'final_ruling_requested_at'
>

/** The phase of a conflict: derived from its fields, never stored. */
export function phaseOf(conflict: PhaseFacts): Phase {
  switch (conflict.status) {
    case 'pending':
      return 'awaiting_response'
    case 'active':
      return activePhaseOf(conflict)
    case 'resolved':
      return 'resolved'
    case 'final_judgment':
      return 'ruled'
    case 'abandoned':
      return 'abandoned'
  }
}

/** Checks from the last round to the first, because later fields take precedence. */
function activePhaseOf(conflict: PhaseFacts): Phase {
  const unsatisfied = conflict.user1_satisfaction === false || conflict.user2_satisfaction === false
  if (conflict.final_ruling_requested_at) return 'ruling'
  if (conflict.core_issues_attempted_at) return unsatisfied ? 'ruling_available' : 'vote_3'
  if (conflict.rehash_attempted_at) {
    if (!unsatisfied) return 'vote_2'
    return conflict.user1_core_issue !== null && conflict.user2_core_issue !== null ? 'reflecting' : 'core_issues'
  }
  if (conflict.ai_summary !== null) return unsatisfied ? 'rehashing' : 'vote_1'
  return 'mediating'
}

/** The voting round that is open in a phase; null if none is. */
export function roundOf(phase: Phase): Round | null {
  if (phase === 'vote_1') return 1
  if (phase === 'vote_2') return 2
  if (phase === 'vote_3') return 3
  return null
}
