import type { Conflict } from '@squash/contract/conflicts'
import type { Phase } from '@squash/contract/values'
import { isMediatorAtWork, isOver } from '@squash/rules/conflicts/turn'
import type { Step, StepState } from '../../ui/stepper.tsx'
import type { Tone } from '../../ui/tone.ts'

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

/** `earlier` is what led to the outcome of a finished conflict, folded below it. */
type Outline = { shown: Section[]; earlier: Section[] }

const OUTCOMES: readonly Section[] = ['closed', 'resolved', 'ruling']

/**
 * The parts of the screen, from top to bottom. New parts are only added at the end, where the next action is, so that
 * nothing moves while the user is reading. A conflict that is finished when the screen opens starts with its outcome,
 * and folds what led there, once the mediator has written something.
 * @param isOpening false if the conflict has moved on since the screen opened
 */
export function outlineOf(conflict: Conflict, isOpening = true): Outline {
  const sections = sectionsOf(conflict)
  if (!isOpening || !isOver(conflict.phase)) return { shown: sections, earlier: [] }
  const outcome = sections.filter((section) => OUTCOMES.includes(section))
  const before = sections.filter((section) => !OUTCOMES.includes(section))
  const isFolded = conflict.ai_summary !== null
  return { shown: isFolded ? outcome : [...outcome, ...before], earlier: isFolded ? before : [] }
}

function sectionsOf(conflict: Conflict): Section[] {
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

type Fold = { key: Section; label: string; sections: Section[] }

const FOLD_LABELS: Partial<Record<Section, string>> = {
  creator_message: 'What you each said',
  mediation: 'Round 1: AI mediation',
  rehash: 'Round 2: AI rehash',
  core_issues: 'What it was really about',
  reflection: 'Round 3: Core reflection',
}

/** The collapsible earlier parts: both messages together, and each round separately. */
export function foldsOf(earlier: readonly Section[]): Fold[] {
  const folds: Fold[] = []
  for (const section of earlier) {
    const label = FOLD_LABELS[section]
    if (label !== undefined) folds.push({ key: section, label, sections: [section] })
    else folds.at(-1)?.sections.push(section)
  }
  return folds
}

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
  KEYS.map((key, index) => ({
    label: labelOf(key, conflict.viewer_role),
    state: stateAt(index, conflict),
    tone: toneOf(key),
  }))

/** The colour of the party or the mediator, depending on whose step it is. */
function toneOf(key: StepKey): Tone {
  if (key === 'user1') return 'party1'
  return key === 'user2' ? 'party2' : 'mediator'
}
