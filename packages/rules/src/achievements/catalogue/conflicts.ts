import { type Achievement, atLeast, once } from '../achievement.ts'

/** Starting conflicts and responding to them; both count as taking part. */
export const CONFLICTS: readonly Achievement[] = [
  {
    code: 'first_conflict',
    name: 'On the Table',
    emoji: '🥊',
    description: 'Start your first conflict.',
    earned: once('started'),
  },
  {
    code: 'first_answer',
    name: 'The Other Side',
    emoji: '💬',
    description: 'Answer a conflict for the first time.',
    earned: once('answered'),
  },
  {
    code: 'five_conflicts',
    name: 'Getting the Hang of It',
    emoji: '🖐️',
    description: 'Start or answer 5 conflicts.',
    earned: atLeast('takenPart', 5),
  },
  {
    code: 'twenty_conflicts',
    name: 'Seasoned Squasher',
    emoji: '🧂',
    description: 'Start or answer 20 conflicts.',
    earned: atLeast('takenPart', 20),
  },
  {
    code: 'twenty_five_conflicts',
    name: 'Silver Racket',
    emoji: '🥈',
    description: 'Start or answer 25 conflicts.',
    earned: atLeast('takenPart', 25),
  },
  {
    code: 'fifty_conflicts',
    name: 'Golden Racket',
    emoji: '🥇',
    description: 'Start or answer 50 conflicts.',
    earned: atLeast('takenPart', 50),
  },
  {
    code: 'ten_conflicts_in_a_week',
    name: 'What a Week',
    emoji: '🌪️',
    description: 'Start or answer 10 conflicts in one week, Monday to Sunday.',
    earned: ({ mostInOneWeek }) => mostInOneWeek >= 10,
  },
  {
    code: 'five_active_conflicts',
    name: 'Plate Spinner',
    emoji: '🤹',
    description: 'Have 5 conflicts open at once that you started or answered.',
    earned: atLeast('open', 5),
  },
  {
    code: 'thirty_days_of_peace',
    name: 'Quiet Waters',
    emoji: '🏞️',
    description: 'Go 30 days without starting or answering a conflict.',
    earned: (_, { daysSinceLastConflict }) => daysSinceLastConflict !== null && daysSinceLastConflict >= 30,
  },
  {
    code: 'back_after_a_break',
    name: 'Welcome Back',
    emoji: '🔁',
    description: 'Have one conflict from the last 7 days and another that’s at least 30 days old.',
    earned: (_, { hasReturnedAfterBreak }) => hasReturnedAfterBreak,
  },
]
