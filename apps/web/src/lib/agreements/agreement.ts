import type { Agreement, AgreementRevision } from '@squash/contract/agreements'
import type { Committed, Party } from '@squash/contract/values'
import { otherParty } from '@squash/rules/conflicts/conflict'
import type { Tone } from '../../ui/tone.ts'
import { shortNameOf } from '../conflicts/other-party.ts'

/** What the two are called here: their first names, or their whole names when both have the same first name. */
export type Names = Record<Party, string>

export function namesOf({ names }: Pick<Agreement, 'names'>): Names {
  const short = { user1: shortNameOf(names.user1), user2: shortNameOf(names.user2) }
  return short.user1 === short.user2 ? names : short
}

type Seen = Pick<Agreement, 'names' | 'viewer_role'>

/** What the other party is called. */
export const otherNameOf = (agreement: Seen): string => namesOf(agreement)[otherParty(agreement.viewer_role)]

/** Who does it, as both of them read it. */
export function whoLabel(who: Committed, names: Names): string {
  if (who === 'both') return 'Both'
  return who === 'first' ? names.user1 : names.user2
}

/** The colour of the party who does it. */
export const WHO_TONE: Record<Committed, Tone> = { first: 'party1', second: 'party2', both: 'plain' }

/** Who made a version: 'You', the other's name, or Squash for the first draft. */
export function authorOf({ author }: Pick<AgreementRevision, 'author'>, agreement: Seen): string {
  if (author === null) return 'Squash'
  return author === agreement.viewer_role ? 'You' : otherNameOf(agreement)
}

export const hasConfirmed = ({ confirmed }: Pick<Agreement, 'confirmed'>, party: Party): boolean =>
  confirmed[party] !== null

/** The ids of what may be next on the page. */
export const PLACES = { checkIn: 'check-in', add: 'agreement-add', actions: 'agreement-actions' } as const
