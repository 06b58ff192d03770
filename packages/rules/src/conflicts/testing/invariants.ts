import type { Conflict } from '../conflict.ts'

/** Invariants that hold at every moment while both accounts exist. Each is named after its violation. */
const RULES: readonly (readonly [violation: string, holds: (conflict: Conflict) => boolean])[] = [
  [
    'the creator has no message',
    (c) => together(c.user1_raw_message, c.user1_translated_message, c.user1_translation_by) === 'all',
  ],
  [
    'half an answer',
    (c) =>
      together(c.user2_id, c.user2_raw_message, c.user2_translated_message, c.user2_translation_by, c.answered_at) !==
      'some',
  ],
  ['a user argues with themselves', (c) => c.user1_id !== (c.user2_id ?? c.invitee_id)],
  ['the responder is not the invited account', (c) => c.user2_id === null || c.user2_id === c.invitee_id],

  ['pending although answered', (c) => c.status !== 'pending' || c.user2_id === null],
  ['under way without an answer', (c) => c.status === 'pending' || c.status === 'abandoned' || c.user2_id !== null],
  ['resolved and resolved_at disagree', (c) => (c.status === 'resolved') === (c.resolved_at !== null)],
  ['resolved and two satisfied parties disagree', (c) => (c.status === 'resolved') === bothSatisfied(c)],
  ['abandoned and closed_reason disagree', (c) => (c.status === 'abandoned') === (c.closed_reason !== null)],
  ['without blame, and not closed', (c) => !c.closed_without_blame || c.status === 'abandoned'],
  ['final_judgment and the ruling disagree', (c) => (c.status === 'final_judgment') === (rulingOf(c) === 'all')],

  ['half a mediation', (c) => mediationOf(c) !== 'some'],
  ['half a rehash', (c) => rehashOf(c) !== 'some'],
  ['half a reflection', (c) => reflectionOf(c) !== 'some'],
  ['half a ruling', (c) => rulingOf(c) !== 'some'],
  ['half a verdict', (c) => together(c.ruling_verdict, c.ruling_asked) !== 'some'],
  ['a verdict without a ruling', (c) => c.ruling_verdict === null || rulingOf(c) === 'all'],
  ['half a request for a ruling', (c) => requestOf(c) !== 'some'],

  ['a mediation before the answer', (c) => mediationOf(c) === 'none' || c.user2_id !== null],
  [
    'a vote before the mediation',
    (c) => mediationOf(c) === 'all' || (c.user1_satisfaction === null && c.user2_satisfaction === null),
  ],
  ['a rehash before the mediation', (c) => rehashOf(c) === 'none' || mediationOf(c) === 'all'],
  ['a core issue before the rehash', (c) => coreIssuesOf(c) === 'none' || rehashOf(c) === 'all'],
  [
    'a core issue that nobody was unsatisfied for',
    (c) => coreIssuesOf(c) === 'none' || reflectionOf(c) === 'all' || someoneUnsatisfied(c),
  ],
  ['a reflection before both core issues', (c) => reflectionOf(c) === 'none' || coreIssuesOf(c) === 'all'],
  ['a ruling asked for before the reflection', (c) => requestOf(c) === 'none' || reflectionOf(c) === 'all'],
  [
    'a ruling requested by a satisfied party',
    (c) => c.final_ruling_requested_by === null || c[`${c.final_ruling_requested_by}_satisfaction`] === false,
  ],
  ['a ruling asked for of what is kept private', (c) => !c.kept_private || requestOf(c) === 'none'],
  ['a ruling that nobody asked for', (c) => rulingOf(c) === 'none' || requestOf(c) === 'all'],
  [
    'a name shown before a ruling was asked for',
    (c) => requestOf(c) === 'all' || !(c.user1_name_shown || c.user2_name_shown),
  ],

  ['its steps are out of order in time', inOrderOfTime],
]

/** The names of the invariants that a conflict violates; empty for every conflict the rules produce. */
export const invariants = (conflict: Conflict): string[] =>
  RULES.filter(([, holds]) => !holds(conflict)).map(([violation]) => violation)

type Filled = 'all' | 'some' | 'none'

function together(...fields: readonly unknown[]): Filled {
  const filled = fields.filter((field) => field !== null).length
  if (filled === 0) return 'none'
  return filled === fields.length ? 'all' : 'some'
}

const mediationOf = (c: Conflict): Filled =>
  together(c.ai_summary, c.ai_suggestion, c.mediation_commitments, c.mediation_by)
const rehashOf = (c: Conflict): Filled =>
  together(c.ai_rehash_summary, c.ai_rehash_suggestion, c.rehash_commitments, c.rehash_by, c.rehash_attempted_at)
const coreIssuesOf = (c: Conflict): Filled => together(c.user1_core_issue, c.user2_core_issue)
const reflectionOf = (c: Conflict): Filled =>
  together(
    c.ai_core_reflection,
    c.ai_core_suggestion,
    c.reflection_commitments,
    c.reflection_by,
    c.core_issues_attempted_at,
  )
const requestOf = (c: Conflict): Filled => together(c.final_ruling_requested_at, c.final_ruling_requested_by)
const rulingOf = (c: Conflict): Filled =>
  together(c.final_ai_ruling, c.ai_final_summary, c.ruling_by, c.final_ruling_issued_at)

const bothSatisfied = (c: Conflict): boolean => c.user1_satisfaction === true && c.user2_satisfaction === true
const someoneUnsatisfied = (c: Conflict): boolean => c.user1_satisfaction === false || c.user2_satisfaction === false

function inOrderOfTime(c: Conflict): boolean {
  const steps = [
    c.created_at,
    c.rehash_attempted_at,
    c.core_issues_attempted_at,
    c.final_ruling_requested_at,
    c.final_ruling_issued_at ?? c.resolved_at,
    c.last_move_at,
  ].filter((step) => step !== null)
  return steps.every((step, index) => index === 0 || step >= (steps[index - 1] ?? step))
}
