import type { Conflict } from '@squash/contract/conflicts'
import type { Party, Phase } from '@squash/contract/values'
import { nothingAllowed } from './nothing-allowed.ts'

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`

const pending: Conflict = {
  id: '0190c0de-0000-7000-8000-000000000001',
  title: 'Dishes. Again. Always me.',
  user1_id: '0190c0de-0000-7000-8000-00000000000a',
  user2_id: null,
  user2_email: 'jonas@example.org',
  user1_mood: 'annoyed',
  user2_mood: null,
  status: 'pending',
  created_at: at(9),
  resolved_at: null,
  user1_satisfaction: null,
  user2_satisfaction: null,
  rehash_attempted_at: null,
  core_issues_attempted_at: null,
  final_ruling_issued_at: null,
  phase: 'awaiting_response',
  status_label: 'WAITING FOR THEM',
  viewer_role: 'user1',
  other_party: {
    id: null,
    display_name: 'Anonymous User',
    username: null,
    avatar_url: null,
    email: 'jonas@example.org',
  },
  has_core_issue: { user1: false, user2: false },
  can: { ...nothingAllowed, delete: true },
  closed_reason: null,
  user1_raw_message: 'I am SO done. You never do the dishes, literally never.',
  user1_translated_message:
    "I feel worn out when the sink is full after I get home. I'd love for us to agree on who handles dishes on which days.",
  user2_raw_message: null,
  user2_translated_message: null,
  ai_summary: null,
  ai_suggestion: null,
  mediation_commitments: null,
  ai_rehash_summary: null,
  ai_rehash_suggestion: null,
  rehash_commitments: null,
  user1_core_issue: null,
  user2_core_issue: null,
  ai_core_reflection: null,
  ai_core_suggestion: null,
  reflection_commitments: null,
  final_ai_ruling: null,
  ai_final_summary: null,
  ruling_verdict: null,
  ruling_asked: null,
  strongest_points: { user1: null, user2: null },
  written_by: {
    translations: 'ai',
    user1_translation: 'ai',
    user2_translation: null,
    mediation: null,
    rehash: null,
    reflection: null,
    ruling: null,
  },
  ruling_requested_by: null,
  ruling_name_shown: { user1: false, user2: false },
  private_because: null,
  reopened_at: null,
}

const mediating: Conflict = {
  ...pending,
  status: 'active',
  phase: 'mediating',
  status_label: 'AI PROCESSING...',
  user2_id: '0190c0de-0000-7000-8000-00000000000b',
  other_party: {
    id: '0190c0de-0000-7000-8000-00000000000b',
    display_name: 'Jonas Weber',
    username: 'jonas',
    avatar_url: null,
    email: null,
  },
  can: nothingAllowed,
  user2_translated_message:
    "I can see why you're frustrated. My shifts end at midnight, so I leave dishes for the morning. A schedule could help.",
  written_by: { ...pending.written_by, user2_translation: 'ai' },
}

const vote1: Conflict = {
  ...mediating,
  phase: 'vote_1',
  status_label: 'VOTE ON AI MEDIATION',
  can: { ...nothingAllowed, vote: true },
  ai_summary: 'You both want a calm kitchen. The clash is about timing, not effort.',
  mediation_commitments: [
    { who: 'second', what: 'Wash up before the late shift', by: 'on Tuesdays' },
    { who: 'both', what: 'Make a list of who does what', by: null },
  ],
  ai_suggestion: 'Split the week by shift: Jonas takes weekend and off-day dishes, Maya takes his late-shift nights.',
  written_by: { ...mediating.written_by, mediation: 'ai' },
}

const rehashing: Conflict = {
  ...vote1,
  phase: 'rehashing',
  status_label: 'AI PROCESSING...',
  can: nothingAllowed,
  user1_satisfaction: false,
}

const vote2: Conflict = {
  ...vote1,
  phase: 'vote_2',
  status_label: 'VOTE ON NEW APPROACH',
  rehash_attempted_at: at(12),
  ai_rehash_summary: 'A split by day still leaves Maya facing a full sink. What counts is the moment of coming home.',
  rehash_commitments: [{ who: 'first', what: 'Wait ten minutes before bringing it up', by: null }],
  ai_rehash_suggestion: 'Try "empty sink by six": whoever was home last before six clears it, whatever is in it.',
  written_by: { ...vote1.written_by, rehash: 'ai' },
}

const coreIssues: Conflict = {
  ...vote2,
  phase: 'core_issues',
  status_label: 'YOUR TURN: CLARIFY CORE ISSUE',
  can: { ...nothingAllowed, submit_core_issue: true },
  user2_satisfaction: false,
}

const reflecting: Conflict = {
  ...coreIssues,
  phase: 'reflecting',
  status_label: 'AI PROCESSING...',
  can: nothingAllowed,
  user1_core_issue: 'I want to feel that the flat is ours, not my second job.',
  has_core_issue: { user1: true, user2: true },
}

const vote3: Conflict = {
  ...reflecting,
  phase: 'vote_3',
  status_label: 'VOTE ON FINAL REFLECTION',
  can: { ...nothingAllowed, vote: true, request_final_ruling: true, close_without_ruling: true },
  user1_satisfaction: null,
  user2_satisfaction: null,
  core_issues_attempted_at: at(15),
  title_in_public: { hidden: 'The dishes, again', shown: 'The dishes, again' },
  ai_core_reflection: 'Under the dishes sits one question for both of you: does the other notice what I carry?',
  reflection_commitments: [{ who: 'both', what: 'Say thank you once a day', by: 'from Monday' }],
  ai_core_suggestion: 'Sunday evening, ten minutes: each names one thing the other did that week, then plan the sink.',
  written_by: { ...vote2.written_by, reflection: 'ai' },
}

const rulingAvailable: Conflict = {
  ...vote3,
  phase: 'ruling_available',
  status_label: 'READY FOR AI FINAL RULING',
  can: { ...nothingAllowed, request_final_ruling: true, close_without_ruling: true },
  user2_satisfaction: false,
}

const ruling: Conflict = {
  ...rulingAvailable,
  phase: 'ruling',
  status_label: 'AI PROCESSING...',
  can: nothingAllowed,
  ruling_requested_by: 'user2',
  ruling_name_shown: { user1: false, user2: true },
}

const ruled: Conflict = {
  ...ruling,
  phase: 'ruled',
  status: 'final_judgment',
  status_label: 'FINAL AI JUDGMENT ISSUED',
  final_ruling_issued_at: at(18),
  final_ai_ruling:
    'The court of the kitchen sink has heard enough. The plate shall be washed by whoever last ate from it, and gratitude shall be spoken aloud at least once a day. So it is squashed.',
  ai_final_summary: 'Whoever eats, washes; whoever notices, says so.',
  ruling_verdict: 'both',
  ruling_asked: 'both ways',
  strongest_points: {
    user1: 'Three requests since March are two more than anyone should need.',
    user2: 'The shift ends at midnight on both of the agreed days.',
  },
  written_by: { ...ruling.written_by, ruling: 'ai' },
}

const resolved: Conflict = {
  ...vote1,
  phase: 'resolved',
  status: 'resolved',
  status_label: 'RESOLVED',
  resolved_at: at(11),
  can: nothingAllowed,
  user1_satisfaction: true,
  user2_satisfaction: true,
}

const abandoned: Conflict = {
  ...pending,
  phase: 'abandoned',
  status: 'abandoned',
  status_label: 'CLOSED',
  closed_reason: 'expired',
  can: nothingAllowed,
}

const stages: Record<Phase, Conflict> = {
  awaiting_response: pending,
  mediating,
  vote_1: vote1,
  rehashing,
  vote_2: vote2,
  core_issues: coreIssues,
  reflecting,
  vote_3: vote3,
  ruling_available: rulingAvailable,
  ruling,
  ruled,
  resolved,
  abandoned,
}

/** Maya's conflict with Jonas in the given phase, as Maya sees it. */
export const conflictIn = (phase: Phase, changes: Partial<Conflict> = {}): Conflict => ({
  ...stages[phase],
  ...changes,
})

/** The same conflict as Jonas sees it: his own text instead of hers, and Maya as the other party. */
export function seenByJonas(conflict: Conflict, changes: Partial<Conflict> = {}): Conflict {
  const viewer: Party = 'user2'
  return {
    ...conflict,
    viewer_role: viewer,
    other_party: {
      id: conflict.user1_id,
      display_name: 'Maya Okafor',
      username: 'maya',
      avatar_url: null,
      email: null,
    },
    user1_raw_message: null,
    user1_core_issue: null,
    user2_raw_message:
      conflict.user2_translated_message === null ? null : 'ok chill I work nights?? I do them in the morning',
    user2_core_issue: conflict.has_core_issue.user2 ? 'I want my night shifts to count as work too.' : null,
    can: { ...conflict.can, respond: conflict.phase === 'awaiting_response', delete: false },
    ...changes,
  }
}
