import type { EventOf } from '../events.ts'
import { type Grant, grant, grantOnce } from './awards.ts'
import type { AwardCircumstances } from './circumstances.ts'

const HELPFUL: readonly string[] = ['ai_right', 'get_therapy']

/** With fewer conflicts, a rate isn't meaningful. */
const CONFLICTS_TO_JUDGE = 10

export const forRulingVote = (event: EventOf<'ruling.voted'>): readonly Grant[] => [
  grant(event.voter, 'VOTE_ON_PUBLIC_CONFLICT', event.conflict),
  HELPFUL.includes(event.vote) ? grant(event.voter, 'HELPFUL_VOTE', event.conflict) : null,
]

export const forForumVote = (event: EventOf<'forum.voted'>): readonly Grant[] => [
  grant(event.voter, 'VOTE_ON_REDDIT_CONFLICT', event.forum_conflict),
  grantOnce(event.voter, 'FIRST_REDDIT_VOTE'),
]

export const forQuest = ({ person, quest, perfect, difficulty }: EventOf<'quest.completed'>): readonly Grant[] => [
  grant(person, 'QUEST_COMPLETED', quest),
  grantOnce(person, 'FIRST_QUEST'),
  perfect ? grant(person, 'PERFECT_QUEST', quest) : null,
  difficulty === 'hard' ? grant(person, 'HARD_QUEST', quest) : null,
]

export function forVisit(event: EventOf<'person.visited'>, circumstances: AwardCircumstances): readonly Grant[] {
  const streak = circumstances.get(event.person)?.streakDay ?? null
  return [
    grant(event.person, 'DAILY_LOGIN', event.local_day),
    streak === null ? null : grant(event.person, 'SEVEN_DAY_STREAK', streak),
  ]
}

export const forAbsence = (event: EventOf<'person.went_inactive'>): readonly Grant[] => [
  grant(event.person, 'INACTIVE', event.last_visit.toISOString()),
]

/**
 * Rates are compared without rounding: 24.9% is below a quarter. Conflicts closed without blame count when judging
 * whether a rate is high, but not when judging whether it is low.
 */
export function forRate(event: EventOf<'resolution_rate.judged'>): readonly Grant[] {
  const { person, month, total, resolved, blameless = 0 } = event
  if (total >= CONFLICTS_TO_JUDGE && 100 * resolved >= 90 * total) return [grant(person, 'HIGH_RESOLUTION_RATE', month)]
  const owed = total - blameless
  const isLow = owed >= CONFLICTS_TO_JUDGE && 100 * resolved < 25 * owed
  return isLow ? [grant(person, 'LOW_RESOLUTION_RATE', month)] : []
}

export function forReport(event: EventOf<'report.decided'>): readonly Grant[] {
  if (event.upheld) return [grant(event.author, event.spam_or_abuse ? 'SPAM_OR_ABUSE' : 'REPORTED', event.report)]
  if (!event.overturned) return []
  return [grant(event.author, event.spam_or_abuse ? 'SPAM_OR_ABUSE_REVERSED' : 'REPORTED_REVERSED', event.report)]
}
