import type { Phase } from '@squash/contract/values'
import { MINUTE } from '../../time/units.ts'
import type { Conflict } from '../conflict.ts'
import { INITIAL_FIELDS } from '../start.ts'

/** Maya started the conflict, Jonas is invited, Lena isn't involved. */
export const maya = { id: '6d617961-0000-4000-8000-000000000001', email: 'maya@example.org' }
export const jonas = { id: '6a6f6e61-0000-4000-8000-000000000002', email: 'jonas@example.org' }
export const lena = { id: '6c656e61-0000-4000-8000-000000000003', email: 'lena@example.org' }

/** When Maya started the conflict, a Monday. */
export const started = new Date('2026-03-02T12:00:00Z')
/** The given number of minutes, or days, after the start. */
export const minutesLater = (minutes: number): Date => new Date(started.getTime() + minutes * MINUTE)
export const daysLater = (days: number): Date => minutesLater(days * 24 * 60)

const awaitingResponse: Conflict = {
  ...INITIAL_FIELDS,
  id: '636f6e66-0000-4000-8000-00000000000c',
  title: 'The dishes, again',
  user1_id: maya.id,
  user2_email: jonas.email,
  invitee_id: jonas.id,
  user1_mood: 'annoyed',
  user1_raw_message: 'You NEVER do the dishes!',
  user1_translated_message: 'I often end up doing the dishes, and I would like us to share them.',
  user1_translation_by: 'ai',
  created_at: started,
  last_move_at: started,
  follow_up_of: null,
}

const mediating: Conflict = {
  ...awaitingResponse,
  status: 'active',
  user2_id: jonas.id,
  user2_raw_message: 'Whatever. I cook every single day.',
  user2_translated_message: 'I cook every day, and I would like that to count.',
  user2_translation_by: 'ai',
  answered_at: minutesLater(10),
  last_move_at: minutesLater(10),
}

const vote1: Conflict = {
  ...mediating,
  ai_summary: 'Both of you do a lot, and neither feels seen.',
  ai_suggestion: 'Who cooks does not wash up.',
  mediation_commitments: [{ who: 'both', what: 'Who cooks does not wash up', by: null }],
  mediation_by: 'ai',
  last_move_at: minutesLater(11),
}

const rehashing: Conflict = { ...vote1, user1_satisfaction: false, last_move_at: minutesLater(20) }

const vote2: Conflict = {
  ...rehashing,
  user1_satisfaction: null,
  ai_rehash_summary: 'It is about thanks more than about plates.',
  ai_rehash_suggestion: 'Say thank you, and take turns by the week.',
  rehash_commitments: [{ who: 'both', what: 'Take turns by the week', by: 'from Monday' }],
  rehash_by: 'ai',
  rehash_attempted_at: minutesLater(21),
  last_move_at: minutesLater(21),
}

const coreIssues: Conflict = { ...vote2, user2_satisfaction: false, last_move_at: minutesLater(30) }

const reflecting: Conflict = {
  ...coreIssues,
  user1_core_issue: 'I feel like the maid.',
  user2_core_issue: 'My cooking is never good enough.',
  last_move_at: minutesLater(40),
}

const vote3: Conflict = {
  ...reflecting,
  user2_satisfaction: null,
  ai_core_reflection: 'Each of you wants to be appreciated.',
  ai_core_suggestion: 'Name one thing a day that the other did well.',
  reflection_commitments: [],
  reflection_by: 'ai',
  core_issues_attempted_at: minutesLater(41),
  last_move_at: minutesLater(41),
}

const rulingAvailable: Conflict = { ...vote3, user1_satisfaction: false, last_move_at: minutesLater(50) }

const ruling: Conflict = {
  ...rulingAvailable,
  final_ruling_requested_at: minutesLater(60),
  final_ruling_requested_by: 'user1',
  user1_name_shown: true,
  last_move_at: minutesLater(60),
}

/** A conflict between Maya and Jonas in each phase of the table, written out rather than produced by commands. */
const conflicts: Readonly<Record<Phase, Conflict>> = {
  awaiting_response: awaitingResponse,
  mediating,
  vote_1: vote1,
  rehashing,
  vote_2: vote2,
  core_issues: coreIssues,
  reflecting,
  vote_3: vote3,
  ruling_available: rulingAvailable,
  ruling,
  ruled: {
    ...ruling,
    status: 'final_judgment',
    final_ai_ruling: 'The court of plates finds both of you guilty of silence.',
    ai_final_summary: 'Two people, one sink, no thanks.',
    ruling_by: 'ai',
    ruling_verdict: 'both',
    ruling_asked: 'both ways',
    ruling_came_first: 'user2',
    ruling_orders_agreed: true,
    user1_strongest_point: 'The dishes wait for one pair of hands.',
    user2_strongest_point: 'Dinner is on the table every day.',
    final_ruling_issued_at: minutesLater(61),
    last_move_at: minutesLater(61),
  },
  resolved: {
    ...vote1,
    status: 'resolved',
    user1_satisfaction: true,
    user2_satisfaction: true,
    resolved_at: minutesLater(20),
    last_move_at: minutesLater(20),
  },
  abandoned: {
    ...awaitingResponse,
    status: 'abandoned',
    closed_reason: 'expired',
    last_move_at: daysLater(30),
  },
}

/** The conflict between Maya and Jonas in a phase, with the fields that a test varies. */
export const conflictIn = (phase: Phase, changes: Partial<Conflict> = {}): Conflict => ({
  ...conflicts[phase],
  ...changes,
})
