import { describe, expect, it } from 'vitest'
import { AWARDS, LEDGER_CODES, REVERSALS } from './awards.ts'
import { PENALTIES } from './penalties.ts'

/** The tables of docs/reference/rewards.md, line by line. */
const awards: Record<keyof typeof AWARDS, [action: string, points: number]> = {
  START_CONFLICT: ['start conflict', +5],
  RESOLVE_CONFLICT: ['resolve', +20],
  RESPOND_TO_CONFLICT: ['respond as user 2', +10],
  CORE_ISSUE_REFLECTION: ['core issue reflection', +10],
  REHASH_CONFLICT: ['rehash', +5],
  FIRST_CONFLICT: ['first conflict', +15],
  QUICK_RESOLUTION: ['quick resolution (under 1 hour)', +25],
  PEACEFUL_RESOLUTION: ['peaceful resolution', +30],
  VOTE_ON_PUBLIC_CONFLICT: ['vote on public conflict', +2],
  VOTE_ON_REDDIT_CONFLICT: ['vote on daily forum conflict', +5],
  START_DEBATE: ['start debate', +10],
  RESPOND_TO_DEBATE: ['respond to debate', +10],
  VOTE_ON_DEBATE: ['vote on debate', +3],
  WIN_DEBATE: ['win debate', +25],
  HELPFUL_VOTE: ['helpful vote', +5],
  DAILY_LOGIN: ['daily login', +3],
  REFERRAL: ['referral', +25],
  HIGH_RESOLUTION_RATE: ['high resolution rate (90% or more with 10+ conflicts)', +50],
  FIRST_PUBLIC_SHAME: ['first public shame', +10],
  SUPPORTER: ['supporter', +100],
  FIRST_REDDIT_VOTE: ['first daily forum vote', +10],
  FIRST_ARCHETYPE: ['first archetype', +15],
  FIRST_ACHIEVEMENT: ['first achievement', +15],
  FIRST_QUEST: ['first quest', +10],
  QUEST_COMPLETED: ['quest completed', +20],
  PERFECT_QUEST: ['perfect quest', +30],
  HARD_QUEST: ['hard quest', +40],
  WEEKEND_RESOLUTION: ['weekend resolution', +15],
  SEVEN_DAY_STREAK: ['7 consecutive logins', +20],
}

const penalties: Record<keyof typeof PENALTIES, [ground: string, points: number]> = {
  SPAM_OR_ABUSE: ['spam or abuse', -20],
  EXCESSIVE_REHASHING: ['excessive rehashing (3 or more)', -5],
  CONFLICT_EXPIRED: ['conflict expired', -2],
  GHOSTING: ['ghosting', -10],
  NO_RESPONSE: ['received but no response', -5],
  ESCALATION: ['escalation', -15],
  BAD_FAITH_VOTING: ['bad-faith voting', -10],
  ABANDONING: ['abandoning', -8],
  INVITE_IGNORED: ['invite ignored a week', -5],
  FINAL_JUDGMENT: ['final AI judgment', -10],
  LOW_RESOLUTION_RATE: ['resolution rate below 25%', -25],
  REPORTED: ['reported', -15],
  SERIAL_ABANDONING: ['3+ abandoned in a month', -20],
  EXCESSIVE_CAPS: ['excessive caps', -5],
  INACTIVE: ['inactive over 30 days', -10],
  CONFLICT_FLOOD: ['5+ conflicts in a day', -30],
}

const amounts = (codes: Record<string, { amount: number }>) =>
  Object.fromEntries(Object.entries(codes).map(([code, { amount }]) => [code, amount]))
const documented = (table: Record<string, [string, number]>) =>
  Object.fromEntries(Object.entries(table).map(([code, [, points]]) => [code, points]))

describe('the amounts of SquashCred', () => {
  it('for awards match the reference', () => expect(amounts(AWARDS)).toEqual(documented(awards)))
  it('for penalties match the reference', () => expect(amounts(PENALTIES)).toEqual(documented(penalties)))
  it('for reversals take back exactly what was awarded', () => {
    expect(amounts(REVERSALS)).toEqual({
      START_CONFLICT_REVERSED: -AWARDS.START_CONFLICT.amount,
      ESCALATION_REVERSED: -PENALTIES.ESCALATION.amount,
      SUPPORTER_REVERSED: -AWARDS.SUPPORTER.amount,
      REPORTED_REVERSED: -PENALTIES.REPORTED.amount,
      SPAM_OR_ABUSE_REVERSED: -PENALTIES.SPAM_OR_ABUSE.amount,
    })
  })
})

describe('the reason of each entry', () => {
  it.each(Object.entries(LEDGER_CODES))('%s has a short reason of its own', (_, { reason }) => {
    expect(reason).toMatch(/^[A-Z]/)
    expect(reason.length).toBeLessThanOrEqual(140)
  })
  it.each(Object.entries(PENALTIES))('%s says why, and how to avoid it', (_, { why, avoidedBy, reason }) => {
    expect(why).toMatch(/^[A-Z].+\.$/)
    expect(avoidedBy).toMatch(/^[A-Z].+\.$/)
    expect(reason).toBe(`${why} ${avoidedBy}`)
  })
})
