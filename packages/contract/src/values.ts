/** The value sets of the specification (core-flow §3) and of the decisions (§2). */
export const MOODS = ['rage', 'annoyed', 'meh', 'chill', 'zen'] as const
export type Mood = (typeof MOODS)[number]

export const CONFLICT_STATUSES = ['pending', 'active', 'resolved', 'final_judgment', 'abandoned'] as const
export type ConflictStatus = (typeof CONFLICT_STATUSES)[number]

export const PHASES = [
  'awaiting_response',
  'mediating',
  'vote_1',
  'rehashing',
  'vote_2',
  'core_issues',
  'reflecting',
  'vote_3',
  'ruling_available',
  'ruling',
  'ruled',
  'resolved',
  'abandoned',
] as const
export type Phase = (typeof PHASES)[number]

export const PARTIES = ['user1', 'user2'] as const
export type Party = (typeof PARTIES)[number]

export const WRITERS = ['ai', 'canned'] as const
export type Writer = (typeof WRITERS)[number]

/** Why a conflict closed without a result (decisions §2: closing without blame). */
export const CLOSED_REASONS = ['declined', 'expired', 'flagged'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** decisions §9: an invite that nobody answers expires, and so does one that was declined. */
export const DEBATE_STATUSES = ['pending', 'active', 'complete', 'expired'] as const
export type DebateStatus = (typeof DEBATE_STATUSES)[number]

export const DEBATE_SIDES = ['creator', 'opponent'] as const
export type DebateSide = (typeof DEBATE_SIDES)[number]

export const DEBATE_OUTCOMES = [...DEBATE_SIDES, 'tie'] as const
export type DebateOutcome = (typeof DEBATE_OUTCOMES)[number]

export const GROUPS = ['active', 'history'] as const
export type Group = (typeof GROUPS)[number]

/** What somebody may vote on a public ruling (spec community §3). */
export const RULING_VOTES = [
  'both_wrong',
  'user1_wrong',
  'user2_wrong',
  'get_therapy',
  'ai_right',
  'reset_conflict',
] as const
export type RulingVote = (typeof RULING_VOTES)[number]
export type RulingVoteCounts = Record<RulingVote, number>
