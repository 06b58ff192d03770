import type { Once } from './once.ts'
import { PENALTIES } from './penalties.ts'

/** What a ledger code gives or takes, how often, and the reason shown to the user. */
export type Entry = { readonly amount: number; readonly once: Once; readonly reason: string }

const award = <const Amount extends number>(amount: Amount, once: Once, reason: string) => ({ amount, once, reason })

/** What earns SquashCred, and how much (docs/reference/rewards.md#awards). */
export const AWARDS = {
  START_CONFLICT: award(5, 'conflict', 'Started a conflict'),
  FIRST_CONFLICT: award(15, 'user', 'Started your first conflict'),
  RESPOND_TO_CONFLICT: award(10, 'conflict', 'Answered a conflict'),
  REHASH_CONFLICT: award(5, 'conflict', 'Asked for a second try instead of giving up'),
  CORE_ISSUE_REFLECTION: award(10, 'conflict', 'You both named what it’s really about'),
  RESOLVE_CONFLICT: award(20, 'conflict', 'Squashed a conflict'),
  QUICK_RESOLUTION: award(25, 'conflict', 'Squashed a conflict in under an hour'),
  PEACEFUL_RESOLUTION: award(30, 'conflict', 'Squashed a conflict on the first suggestion'),
  WEEKEND_RESOLUTION: award(15, 'conflict', 'Squashed a conflict on a weekend'),
  FIRST_PUBLIC_SHAME: award(10, 'user', 'Your first conflict on the public board'),
  VOTE_ON_PUBLIC_CONFLICT: award(2, 'conflict', 'Voted on a public ruling'),
  HELPFUL_VOTE: award(5, 'conflict', 'Cast a helpful vote on a public ruling'),
  VOTE_ON_REDDIT_CONFLICT: award(5, 'forum conflict', 'Voted on the daily forum conflict'),
  FIRST_REDDIT_VOTE: award(10, 'user', 'Your first vote on a daily forum conflict'),
  START_DEBATE: award(10, 'debate', 'Started a debate'),
  RESPOND_TO_DEBATE: award(10, 'debate', 'Answered a debate'),
  VOTE_ON_DEBATE: award(3, 'debate', 'Voted on a debate'),
  WIN_DEBATE: award(25, 'debate', 'Won a debate'),
  DAILY_LOGIN: award(3, 'day', 'Visited today'),
  SEVEN_DAY_STREAK: award(20, 'day', 'Visited seven days in a row'),
  REFERRAL: award(25, 'new user', 'Someone you invited joined'),
  HIGH_RESOLUTION_RATE: award(50, 'month', 'Closed the month with 90% or more of your conflicts resolved'),
  FIRST_QUEST: award(10, 'user', 'Completed your first quest'),
  QUEST_COMPLETED: award(20, 'quest', 'Completed a quest'),
  PERFECT_QUEST: award(30, 'quest', 'Got every step of a quest right on the first try'),
  HARD_QUEST: award(40, 'quest', 'Completed a hard quest'),
  FIRST_ACHIEVEMENT: award(15, 'user', 'Unlocked your first achievement'),
  FIRST_ARCHETYPE: award(15, 'user', 'Got your first archetype'),
  SUPPORTER: award(100, 'checkout', 'Supported Squash'),
} as const satisfies Record<string, Entry>

/** Entries that reverse others once their reason no longer applies. */
export const REVERSALS = {
  START_CONFLICT_REVERSED: award(-5, 'conflict', 'Deleted a conflict, so the points for starting it were taken back'),
  ESCALATION_REVERSED: {
    amount: 15,
    once: 'conflict',
    reason: 'The ruling you asked for was never written, so you got the points back',
  },
  SUPPORTER_REVERSED: award(-100, 'checkout', 'A tip was refunded, so its points were taken back'),
  REPORTED_REVERSED: { amount: 15, once: 'report', reason: 'Your appeal succeeded, so you got the points back' },
  SPAM_OR_ABUSE_REVERSED: { amount: 20, once: 'report', reason: 'Your appeal succeeded, so you got the points back' },
} as const satisfies Record<string, Entry>

export type AwardCode = keyof typeof AWARDS | keyof typeof PENALTIES | keyof typeof REVERSALS

/** Every code used in the ledger. */
export const LEDGER_CODES: Readonly<Record<AwardCode, Entry>> = { ...AWARDS, ...PENALTIES, ...REVERSALS }

/** An entry for a user's ledger. A repeated person, code and subject awards nothing. */
export type Award = {
  readonly person: string
  readonly code: AwardCode
  /** The conflict, debate, day, … for which it is given once. */
  readonly subject: string
  readonly amount: number
  readonly reason: string
}

/** An award, or null if there is no recipient or no reason for one. */
export type Grant = Award | null

/** An award by code. @param person null if they haven't joined yet, or their account was erased */
export function grant(person: string | null, code: AwardCode, subject: string): Grant {
  const { amount, reason } = LEDGER_CODES[code]
  return person === null ? null : { person, code, subject, amount, reason }
}

/** An award that a person gets only once ever, because they are also its subject. */
export const grantOnce = (person: string | null, code: AwardCode): Grant =>
  person === null ? null : grant(person, code, person)
