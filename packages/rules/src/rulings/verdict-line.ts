import { ANONYMOUS } from '@squash/contract/anonymous'
import type { Party, RulingVerdict } from '@squash/contract/values'

/** The parties’ names on public pages. */
export type Sides = Readonly<Record<Party, string>>

const isHidden = (name: string): boolean => name === ANONYMOUS

/** A party's name at the start of a sentence or, if it is hidden, "The other side" or "The first side". */
export function sideName(sides: Sides, party: Party): string {
  if (!isHidden(sides[party])) return sides[party]
  const other = party === 'user1' ? 'user2' : 'user1'
  if (!isHidden(sides[other])) return 'The other side'
  return party === 'user1' ? 'The first side' : 'The second side'
}

/** The verdict in one line: "Maya wins the point". */
export function verdictLine(verdict: RulingVerdict, sides: Sides): string {
  switch (verdict) {
    case 'first':
      return `${sideName(sides, 'user1')} wins the point`
    case 'second':
      return `${sideName(sides, 'user2')} wins the point`
    case 'both':
      return 'Both have a point'
    case 'neither':
      return 'Neither has a point'
  }
}

/** The label of a ruling whose verdict was the same no matter which side came first. */
export const ASKED_BOTH_WAYS = 'Asked both ways'

/** Whose strongest point it is: "Maya’s strongest point". */
export const pointHeading = (sides: Sides, party: Party): string => `${sideName(sides, party)}’s strongest point`
