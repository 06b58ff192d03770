import type { Holiday } from '../../counters/holidays.ts'
import type { Achievement } from '../achievement.ts'

const holiday = (day: Holiday, code: string, name: string, emoji: string, date: string): Achievement => ({
  code,
  name,
  emoji,
  description: `Start or answer a conflict on ${date}.`,
  earned: ({ holidays }) => holidays.includes(day),
})

/** One for each rewarded holiday (docs/reference/achievements.md#achievements). */
export const HOLIDAY_CONFLICTS: readonly Achievement[] = [
  holiday('01-01', 'new_years_day', 'New Year, Old Argument', '🎆', '1 January'),
  holiday('02-14', 'valentines_day', 'Roses and Grievances', '🌹', '14 February'),
  holiday('07-04', 'fourth_of_july', 'Fireworks', '🧨', '4 July'),
  holiday('10-31', 'halloween', 'Facing the Ghosts', '👻', '31 October'),
  holiday('11-24', 'twenty_fourth_november', 'Pass the Gravy', '🦃', '24 November'),
  holiday('11-25', 'twenty_fifth_november', 'Leftovers', '🥧', '25 November'),
  holiday('12-24', 'christmas_eve', 'Silent Night, Almost', '🕯️', '24 December'),
  holiday('12-25', 'christmas_day', 'Unwrapped', '🎁', '25 December'),
  holiday('12-31', 'new_years_eve', 'Before Midnight', '🥂', '31 December'),
]
