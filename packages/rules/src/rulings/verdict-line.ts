import { ANONYMOUS } from '@squash/contract/anonymous'
import type { Party, RulingVerdict } from '@squash/contract/values'

/** The parties’ names on public pages. */
export type Sides = Readonly<Record<Party, string>>

const isHidden = (name: string): boolean => name === ANONYMOUS

/** A party in a sentence: by name, or by their place. */
const partyIn = (sides: Sides, party: Party): string => {
  if (!isHidden(sides[party])) return sides[party]
  return party === 'user1' ? 'The first one' : 'The second one'
}

/** The verdict in one line: "Maya has the point". */
export function verdictLine(verdict: RulingVerdict, sides: Sides): string {
  switch (verdict) {
    case 'first':
      return `${partyIn(sides, 'user1')} has the point`
    case 'second':
      return `${partyIn(sides, 'user2')} has the point`
    case 'both':
      return 'Both have a point'
    case 'neither':
      return 'Neither has a point'
  }
}

/** The label of a ruling whose verdict was the same whichever side came first; a ruling asked once has none. */
export const ASKED_BOTH_WAYS = 'Asked both ways'

/** Whose strongest point it is: "Maya’s strongest point", and for a hidden party beside a named one "The other side’s". */
export function pointHeading(sides: Sides, party: Party): string {
  const other = party === 'user1' ? 'user2' : 'user1'
  const owner = isHidden(sides[party]) && !isHidden(sides[other]) ? 'The other side' : partyIn(sides, party)
  return `${owner}’s strongest point`
}
