import type { Conflict } from '@squash/contract/conflicts'
import type { Phase } from '@squash/contract/values'

/** `spared` is a round that nobody needed any more, because the conflict ended before it. */
export type StepState = 'done' | 'current' | 'next' | 'spared'
export type Step = { key: StepKey; label: string; state: StepState }
type StepKey = 'user1' | 'user2' | 'mediation' | 'rehash' | 'core_issue' | 'ruling'

const KEYS: readonly StepKey[] = ['user1', 'user2', 'mediation', 'rehash', 'core_issue', 'ruling']
const ROUND_LABELS = { mediation: 'Mediation', rehash: 'Rehash', core_issue: 'Core issue', ruling: 'Final ruling' }

type Open = Exclude<Phase, 'ruled' | 'resolved' | 'abandoned'>

const CURRENT: Record<Open, StepKey> = {
  awaiting_response: 'user2',
  mediating: 'mediation',
  vote_1: 'mediation',
  rehashing: 'rehash',
  vote_2: 'rehash',
  core_issues: 'core_issue',
  reflecting: 'core_issue',
  vote_3: 'core_issue',
  ruling_available: 'ruling',
  ruling: 'ruling',
}

/** How many of the six steps a conflict that is over went through. */
function stepsTaken(conflict: Conflict): number {
  if (conflict.final_ai_ruling !== null) return 6
  if (conflict.ai_core_reflection !== null) return 5
  if (conflict.ai_rehash_summary !== null) return 4
  if (conflict.ai_summary !== null) return 3
  return conflict.user2_translated_message !== null ? 2 : 1
}

const isOpen = (phase: Phase): phase is Open => phase in CURRENT

function stateAt(index: number, conflict: Conflict): StepState {
  if (!isOpen(conflict.phase)) return index < stepsTaken(conflict) ? 'done' : 'spared'
  const current = KEYS.indexOf(CURRENT[conflict.phase])
  if (index === current) return 'current'
  return index < current ? 'done' : 'next'
}

function labelOf(key: StepKey, viewer: Conflict['viewer_role']): string {
  if (key === 'user1' || key === 'user2') return key === viewer ? 'Your side' : 'Their side'
  return ROUND_LABELS[key]
}

/** The six steps of a conflict and where the two are, in the viewer's words (party 1 always sits first). */
export const stepsOf = (conflict: Conflict): Step[] =>
  KEYS.map((key, index) => ({ key, label: labelOf(key, conflict.viewer_role), state: stateAt(index, conflict) }))
