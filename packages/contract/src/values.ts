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

/** Who wrote what the other person reads of a message: the mediator, or its author in their own words. */
export const MESSAGE_WRITERS = [...WRITERS, 'author'] as const
export type MessageWriter = (typeof MESSAGE_WRITERS)[number]

/** What a message is sent as: the start of a conflict, or the response to one. */
export const MESSAGE_KINDS = ['conflict', 'response'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** How another wording should differ from the last one. */
export const VARIATIONS = ['shorter', 'warmer', 'more_direct'] as const
export type Variation = (typeof VARIATIONS)[number]

/**
 * What a preview has to say about its text: the canned translator doesn't handle the language, so the message stands there as typed;
 * or nothing but insults stood in the message, so the text is empty.
 */
export const PREVIEW_NOTES = ['as_typed', 'nothing_left'] as const
export type PreviewNote = (typeof PREVIEW_NOTES)[number]

/** Why a conflict closed without a result (decisions §2: closing without blame); 'left': one of the two deleted their account. */
export const CLOSED_REASONS = ['declined', 'expired', 'flagged', 'left'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** What the safety screen looks for, in the order in which it is told (decisions §13). */
export const SAFETY_KINDS = [
  'threat',
  'self_harm',
  'violence_at_home',
  'coercive_control',
  'stalking',
  'minor_at_risk',
  'slur',
  'doxxing',
] as const
export type SafetyKind = (typeof SAFETY_KINDS)[number]

/** Why a conflict is kept private: a serious sign that its author acknowledged, or what the model saw in their words. */
export const PRIVATE_REASONS = ['sign', 'model'] as const
export type PrivateReason = (typeof PRIVATE_REASONS)[number]

/** Where a request to lift that stands. */
export const SAFETY_REVIEW_STATUSES = ['open', 'lifted', 'kept'] as const
export type SafetyReviewStatus = (typeof SAFETY_REVIEW_STATUSES)[number]

/** What somebody may need help with. */
export const CRISIS_NEEDS = ['despair', 'violence', 'children'] as const
export type CrisisNeed = (typeof CRISIS_NEEDS)[number]

/** An invite that nobody answers expires, and so does one that was declined: `closed_reason` tells which. */
export const DEBATE_STATUSES = ['pending', 'active', 'complete', 'expired'] as const
export type DebateStatus = (typeof DEBATE_STATUSES)[number]

/** Why a debate closed before anybody answered; 'left': its creator deleted their account. */
export const DEBATE_CLOSED_REASONS = ['declined', 'expired', 'left'] as const satisfies readonly ClosedReason[]
export type DebateClosedReason = (typeof DEBATE_CLOSED_REASONS)[number]

/** What an invite is to. */
export const INVITE_KINDS = ['conflict', 'debate'] as const
export type InviteKind = (typeof INVITE_KINDS)[number]

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

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** How a quest's step is answered: by an option, or in the person's own words. */
export const STEP_TYPES = ['quiz', 'choice', 'rewrite'] as const
export type StepType = (typeof STEP_TYPES)[number]

/** The helpers that quests unlock, by the name people know them by. */
export const TOOLS = {
  i_statement_builder: 'I-Statement Builder',
  group_chat_pause: 'Group-Chat Pause Check',
  boundary_phrases: 'Boundary Phrases',
  assertive_ask: 'Assertive Ask',
  cool_down_checklist: 'Cool-Down Checklist',
} as const
export type Tool = keyof typeof TOOLS

/** The tips, from the lowest (spec community §3). */
export const TIP_LEVELS = ['tip_1', 'tip_2', 'tip_3'] as const
export type TipLevel = (typeof TIP_LEVELS)[number]

/** The two orders of the leaderboard, each by who comes first: the least or the most problematic. */
export const LEADERBOARD_SORTS = ['least', 'most'] as const
export type LeaderboardSort = (typeof LEADERBOARD_SORTS)[number]

/** The four votes on the daily forum conflict (spec community §3), in the order in which they are shown. */
export const FORUM_VOTES = ['nta', 'yta', 'esh', 'nah'] as const
export type ForumVote = (typeof FORUM_VOTES)[number]
export type ForumVoteCounts = Record<ForumVote, number>

/** What can be reported (decisions §12), and what of it can be hidden: a message never is public. */
export const HIDEABLE_KINDS = ['ruling', 'debate', 'profile'] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
export const REPORT_KINDS = [...HIDEABLE_KINDS, 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Who has taken something out of everybody's sight: an admin, or three independent reports until somebody has looked. */
export const HIDDEN_BY = ['admin', 'reports'] as const
export type HiddenBy = (typeof HIDDEN_BY)[number]

export const REPORT_CATEGORIES = ['spam', 'abuse', 'personal_data', 'danger', 'other'] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/** An open report is upheld or dismissed; the author may appeal an upheld one, which is then confirmed or overturned. */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed', 'appealed', 'confirmed', 'overturned'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const VERDICTS = ['uphold', 'dismiss'] as const
export type Verdict = (typeof VERDICTS)[number]
