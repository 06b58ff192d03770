/** The value sets that contract, rules, server and web share, without schemas: browsers load this file. */
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

/** Each round ends with the parties' votes on a proposal. */
export const ROUNDS = [1, 2, 3] as const
export type Round = (typeof ROUNDS)[number]

export const PARTIES = ['user1', 'user2'] as const
export type Party = (typeof PARTIES)[number]

/** Who makes a commitment: the conflict's creator ('first'), its responder ('second'), or both. */
export const COMMITMENT_OWNERS = ['first', 'second', 'both'] as const
export type CommitmentOwner = (typeof COMMITMENT_OWNERS)[number]

/** Confirmed once both parties have confirmed the same revision; a later edit makes it a draft again. */
export const AGREEMENT_STATUSES = ['draft', 'confirmed'] as const

/** The check-ins of an agreement, in days after both parties confirmed it. */
export const CHECK_IN_DAYS = [7, 30] as const
export type CheckInDay = (typeof CHECK_IN_DAYS)[number]

/** A party's answer at a check-in: whether the agreement was kept. */
export const CHECK_IN_ANSWERS = ['kept', 'partly', 'not'] as const
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number]

export const WRITERS = ['ai', 'canned'] as const
export type Writer = (typeof WRITERS)[number]

/** Who wrote the text that the other person reads: the mediator, or the author in their own words. */
export const MESSAGE_WRITERS = [...WRITERS, 'author'] as const
export type MessageWriter = (typeof MESSAGE_WRITERS)[number]

/** Whether a message starts a conflict or responds to one. */
export const MESSAGE_KINDS = ['conflict', 'response'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** How a new wording should differ from the previous one. */
export const VARIATIONS = ['shorter', 'warmer', 'more_direct'] as const
export type Variation = (typeof VARIATIONS)[number]

/** How a user can ask the mediator to address them: how much it says, and how plainly. */
export const READER_TONES = ['brief', 'warm'] as const
export type ReaderTone = (typeof READER_TONES)[number]
export const READER_MANNERS = ['direct', 'careful'] as const
export type ReaderManner = (typeof READER_MANNERS)[number]

/**
 * Notes on a preview's text. `as_typed`: the message is unchanged, because the canned translator doesn't support the
 * language or can't tell whether a part of it is insulting. `may_hurt`: something was changed, but a part of the rest
 * may be insulting. `nothing_left`: the message contained only insults, so the text is empty.
 */
export const PREVIEW_NOTES = ['as_typed', 'may_hurt', 'nothing_left'] as const
export type PreviewNote = (typeof PREVIEW_NOTES)[number]

/**
 * Why a conflict closed without a result (docs/reference/rounds.md#when-a-conflict-is-closed-without-blame). 'left':
 * one party deleted their account. 'left_open': one party chose to leave it unsettled instead of requesting a ruling.
 */
export const CLOSED_REASONS = ['declined', 'expired', 'flagged', 'left', 'left_open'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** What the safety check looks for, in display order. */
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

/** Why a conflict is kept private: its author acknowledged a serious sign, or the model found one in their words. */
export const PRIVATE_REASONS = ['sign', 'model'] as const
export type PrivateReason = (typeof PRIVATE_REASONS)[number]

/** The status of a request to review what keeps a conflict private. */
export const SAFETY_REVIEW_STATUSES = ['open', 'lifted', 'kept'] as const
export type SafetyReviewStatus = (typeof SAFETY_REVIEW_STATUSES)[number]

/** What a user may need help with. */
export const CRISIS_NEEDS = ['despair', 'violence', 'children'] as const
export type CrisisNeed = (typeof CRISIS_NEEDS)[number]

/** An unanswered or declined invite expires; `closed_reason` says which. */
export const DEBATE_STATUSES = ['pending', 'active', 'complete', 'expired'] as const
export type DebateStatus = (typeof DEBATE_STATUSES)[number]

/** Why a debate closed without an answer; 'left': its creator deleted their account. */
export const DEBATE_CLOSED_REASONS = ['declined', 'expired', 'left'] as const satisfies readonly ClosedReason[]
export type DebateClosedReason = (typeof DEBATE_CLOSED_REASONS)[number]

/** What an invite is for. */
export const INVITE_KINDS = ['conflict', 'debate'] as const
export type InviteKind = (typeof INVITE_KINDS)[number]

export const DEBATE_SIDES = ['creator', 'opponent'] as const
export type DebateSide = (typeof DEBATE_SIDES)[number]

export const DEBATE_OUTCOMES = [...DEBATE_SIDES, 'tie'] as const
export type DebateOutcome = (typeof DEBATE_OUTCOMES)[number]

export const GROUPS = ['active', 'history'] as const
export type Group = (typeof GROUPS)[number]

/** The states by which a party can filter their list of conflicts: whose turn it is, or how it ended. */
export const CONFLICT_STATES = ['your_turn', 'waiting', 'resolved', 'ruled', 'closed'] as const
export type ConflictState = (typeof CONFLICT_STATES)[number]

/** The possible votes on a public ruling. */
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

/** Who wins the point in a ruling: the party who started the conflict ('first'), the other one, both or neither. */
export const RULING_VERDICTS = ['first', 'second', 'both', 'neither'] as const
export type RulingVerdict = (typeof RULING_VERDICTS)[number]

/** Whether the model judged once, or once in each order of the two sides. */
export const RULING_CHECKS = ['both ways', 'once'] as const
export type RulingCheck = (typeof RULING_CHECKS)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/** How a quest's step is answered: by choosing an option ('quiz', 'choice') or by rewriting a message ('rewrite'). */
export const STEP_TYPES = ['quiz', 'choice', 'rewrite'] as const

/** The tools that quests unlock, with their display names. */
export const TOOLS = {
  i_statement_builder: 'I-Statement Builder',
  group_chat_pause: 'Group-Chat Pause Check',
  boundary_phrases: 'Boundary Phrases',
  assertive_ask: 'Assertive Ask',
  cool_down_checklist: 'Cool-Down Checklist',
} as const
export type Tool = keyof typeof TOOLS

/** The levels of tips, lowest first. */
export const TIP_LEVELS = ['tip_1', 'tip_2', 'tip_3'] as const
export type TipLevel = (typeof TIP_LEVELS)[number]

/** What can wait for a user: their turn in a conflict, their side of a debate, or an answer to a check-in. */
export const WAITING_KINDS = ['conflict', 'debate', 'check_in'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** The leaderboard's two sort orders, named by who comes first: the least or the most problematic. */
export const LEADERBOARD_SORTS = ['least', 'most'] as const
export type LeaderboardSort = (typeof LEADERBOARD_SORTS)[number]

/** The four votes on the daily forum conflict, in display order. */
export const FORUM_VOTES = ['nta', 'yta', 'esh', 'nah'] as const
export type ForumVote = (typeof FORUM_VOTES)[number]
export type ForumVoteCounts = Record<ForumVote, number>

/** The reportable kinds that can be hidden. Messages are missing because they are never public. */
export const HIDEABLE_KINDS = ['ruling', 'debate', 'profile'] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
export const REPORT_KINDS = [...HIDEABLE_KINDS, 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Who hid the content: an admin, or three independent reports pending review. */
export const HIDDEN_BY = ['admin', 'reports'] as const
export type HiddenBy = (typeof HIDDEN_BY)[number]

export const REPORT_CATEGORIES = ['spam', 'abuse', 'personal_data', 'danger', 'other'] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/**
 * An open report is upheld or dismissed. The author may appeal an upheld one, which is then confirmed or overturned.
 */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed', 'appealed', 'confirmed', 'overturned'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const VERDICTS = ['uphold', 'dismiss'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * What results are grouped by. `role`: who started; `order`: who came first in what the model read; `mood` and
 * `length`: of each side's message; `orders`: whether the judgments in both orders agreed; `public_votes`: the votes on
 * rulings, by their verdict.
 */
export const FAIRNESS_MEASURES = ['role', 'order', 'mood', 'length', 'orders', 'public_votes'] as const
export type FairnessMeasure = (typeof FAIRNESS_MEASURES)[number]
