import { type Achievement, atLeast, once } from '../achievement.ts'

/** Days and hours in the user's own time zone. */
export const TIMES: readonly Achievement[] = [
  {
    code: 'early_bird',
    name: 'Early Bird',
    emoji: '🐦',
    description: 'Write, vote or answer on Squash between 5 am and 7 am.',
    earned: once('earlyMorningActs'),
  },
  {
    code: 'lunch_break',
    name: 'Lunch Break',
    emoji: '🥪',
    description: 'Write, vote or answer on Squash between 11 am and 2 pm.',
    earned: once('lunchActs'),
  },
  {
    code: 'night_owl',
    name: 'Night Owl',
    emoji: '🦉',
    description: 'Write, vote or answer on Squash between 11 pm and 5 am.',
    earned: once('lateNightActs'),
  },
  {
    code: 'first_monday_conflict',
    name: 'Case of the Mondays',
    emoji: '☕',
    description: 'Start or answer a conflict on a Monday.',
    earned: once('mondayConflicts'),
  },
  {
    code: 'first_friday_conflict',
    name: 'Before the Weekend',
    emoji: '🍕',
    description: 'Start or answer a conflict on a Friday.',
    earned: once('fridayConflicts'),
  },
  {
    code: 'first_weekend_conflict',
    name: 'No Days Off',
    emoji: '🛋️',
    description: 'Start or answer a conflict on a Saturday or Sunday.',
    earned: once('weekendConflicts'),
  },
  {
    code: 'three_weekend_conflicts',
    name: 'Weekend Regular',
    emoji: '⛺',
    description: 'Start or answer 3 conflicts on a Saturday or Sunday.',
    earned: atLeast('weekendConflicts', 3),
  },
  {
    code: 'open_on_a_holiday',
    name: 'An Extra Chair',
    emoji: '🪑',
    description:
      'Have a conflict open that you started or answered on 1 Jan, 14 Feb, 4 Jul, 31 Oct, 24 or 25 Nov, or 24, 25 or 31 Dec.',
    earned: (counters, context) => context.isHoliday && once('open')(counters, context),
  },
]
