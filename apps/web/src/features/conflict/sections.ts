import type { Conflict } from '@squash/contract/conflicts'
import type { Phase } from '@squash/contract/values'
import { isMediatorAtWork } from '../../lib/conflicts/turn.ts'

/** The parts of the screen, each shown no more than once. */
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
  // The author of the response may have deleted their account, and their text with it.
  if (conflict.user2_translated_message !== null || conflict.ai_summary !== null) return 'response'
  if (conflict.can.respond) return 'respond_form'
  return conflict.phase === 'awaiting_response' ? 'waiting_for_response' : null
}

const hadCoreRound = ({ phase, has_core_issue }: Conflict): boolean =>
  phase === 'core_issues' || has_core_issue.user1 || has_core_issue.user2

const isVoteOpen = ({ phase }: Conflict): boolean =>
  phase === 'vote_1' || phase === 'vote_2' || phase === 'vote_3' || phase === 'ruling_available'

/**
 * The parts of the screen, from top to bottom. New parts are only added at the end, where the next action is, so that
 * nothing moves while the user is reading. A closed or resolved conflict says so first when the screen opens.
 * @param isOpening false for a conflict that goes on while it is on screen
 */
export function sectionsOf(conflict: Conflict, isOpening = true): Section[] {
  const isResolved = conflict.phase === 'resolved'
  const shown: [Section | null, boolean][] = [
    ['closed', conflict.phase === 'abandoned'],
    ['resolved', isResolved && isOpening],
    ['creator_message', true],
    [responseOf(conflict), true],
    ['mediation', conflict.ai_summary !== null],
    ['rehash', conflict.ai_rehash_summary !== null],
    ['core_issues', hadCoreRound(conflict)],
    ['reflection', conflict.ai_core_reflection !== null],
    ['ruling', conflict.final_ai_ruling !== null],
    ['work', isMediatorAtWork(conflict.phase)],
    ['vote', isVoteOpen(conflict)],
    ['resolved', isResolved && !isOpening],
  ]
  return shown.flatMap(([section, isShown]) => (section !== null && isShown ? [section] : []))
}

/** `spared` is a round that wasn't needed, because the conflict ended earlier. */
type StepState = 'done' | 'current' | 'next' | 'spared'
type Step = { key: StepKey; label: string; state: StepState }
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

/** How many of the six steps a closed conflict completed. */
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

/** The six steps of a conflict and their states, labelled for the viewer (party 1 always comes first). */
export const stepsOf = (conflict: Conflict): Step[] =>
  KEYS.map((key, index) => ({ key, label: labelOf(key, conflict.viewer_role), state: stateAt(index, conflict) }))

/** The section with the viewer's next action, and the label of the button that leads there. */
export type NextAction = { target: Section; label: string }

/** The viewer's next action, or null when it is not their turn. */
export function nextActionOf({ can, phase }: Pick<Conflict, 'can' | 'phase'>): NextAction | null {
  if (can.respond) return { target: 'respond_form', label: 'Write your response' }
  if (can.submit_core_issue) return { target: 'core_issues', label: 'Name the core issue' }
  if (can.vote) return { target: 'vote', label: 'Go to your vote' }
  if (phase === 'ruling_available' && can.request_final_ruling) return { target: 'vote', label: 'See what’s left' }
  return null
}
