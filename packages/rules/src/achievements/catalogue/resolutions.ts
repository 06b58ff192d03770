import { times, totalConflicts } from '../../counters/counters.ts'
import { type Achievement, atLeast, type Condition, once } from '../achievement.ts'

/** 10 conflicts or more, and 90% or more of them resolved, compared without rounding. */
const hasHighRate: Condition = (counters) => {
  const total = totalConflicts(counters)
  return total >= 10 && 100 * times(counters, 'resolved') >= 90 * total
}

/** Conflicts that both parties marked as resolved. */
export const RESOLUTIONS: readonly Achievement[] = [
  {
    code: 'first_resolution',
    name: 'Squashed!',
    emoji: '🎉',
    description: 'Resolve your first conflict.',
    earned: once('resolved'),
  },
  {
    code: 'ten_resolved',
    name: 'Ten Down',
    emoji: '🎳',
    description: 'Resolve 10 conflicts.',
    earned: atLeast('resolved', 10),
  },
  {
    code: 'first_agreement_kept',
    name: 'Word Kept',
    emoji: '🤞',
    description: 'Keep an agreement for 30 days. You both have to say so when we ask.',
    earned: once('agreementsHeld'),
  },
  {
    code: 'solved_stage_1',
    name: 'First Try',
    emoji: '🎯',
    description: 'Resolve a conflict in round 1, without a rehash.',
    earned: once('resolvedInRound1'),
  },
  {
    code: 'solved_stage_2',
    name: 'Worth Another Try',
    emoji: '🔄',
    description: 'Resolve a conflict in round 2, after the rehash.',
    earned: once('resolvedInRound2'),
  },
  {
    code: 'solved_stage_3',
    name: 'Heart to Heart',
    emoji: '💞',
    description: 'Resolve a conflict in round 3, after the core reflection.',
    earned: once('resolvedInRound3'),
  },
  {
    code: 'conflict_closed_quick',
    name: 'Under the Hour',
    emoji: '⏱️',
    description: 'Resolve a conflict less than 1 hour after it was started.',
    earned: once('resolvedWithinAnHour'),
  },
  {
    code: 'same_day_resolution',
    name: 'Never Go to Bed Angry',
    emoji: '🌇',
    description: 'Resolve a conflict on the day it was started.',
    earned: once('resolvedSameDay'),
  },
  {
    code: 'five_same_day_resolutions',
    name: 'Sleeps Well',
    emoji: '😴',
    description: 'Resolve 5 conflicts, each on the day it was started.',
    earned: atLeast('resolvedSameDay', 5),
  },
  {
    code: 'weekend_resolution',
    name: 'Sunday Best',
    emoji: '🥞',
    description: 'Resolve a conflict on a Saturday or Sunday.',
    earned: once('resolvedOnWeekend'),
  },
  {
    code: 'long_conflict',
    name: 'The Long Game',
    emoji: '🐢',
    description: 'Resolve a conflict more than 14 days after it was started.',
    earned: once('resolvedAfter14Days'),
  },
  {
    code: 'five_resolved_as_responder',
    name: 'Meets Halfway',
    emoji: '🤝',
    description: 'Resolve 5 conflicts that someone else started.',
    earned: atLeast('resolvedAsResponder', 5),
  },
  {
    code: 'high_resolution_rate',
    name: 'Ninety Percent Peace',
    emoji: '📈',
    description: 'Resolve 90% or more of your conflicts, with at least 10 in total.',
    earned: hasHighRate,
  },
]
