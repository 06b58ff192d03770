import { type Band, tierOf } from '@squash/rules/squashcred/tiers'

const TEXT: Record<Band, string> = {
  red: 'text-band-red',
  orange: 'text-band-orange',
  grey: 'text-band-grey',
  green: 'text-band-green',
  blue: 'text-band-blue',
  purple: 'text-band-purple',
  yellow: 'text-band-yellow',
}

/** The colour of a balance as text (spec community §9). */
export const bandText = (points: number): string => TEXT[tierOf(points).band]
