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

export const GROUPS = ['active', 'history'] as const
export type Group = (typeof GROUPS)[number]
