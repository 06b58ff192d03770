import { MOODS, type Mood } from '@squash/contract/values'

/** The mood in a stored text; null until the author has chosen one. */
export const moodIn = (stored: string): Mood | null => MOODS.find((mood) => mood === stored) ?? null
