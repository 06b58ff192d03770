import type { Conflict } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import type { OtherPerson, Reportable } from '../../lib/moderation/subject.ts'
import { nameOf, shortNameOf } from '../../lib/people/names.tsx'

/** One of the two parties. `name` is for headings, `short` is the first name. */
export type Person = {
  party: Party
  isViewer: boolean
  /** The user whose profile the name links to; null for the viewer and for a user without an account. */
  id: string | null
  name: string
  short: string
  avatarUrl: string | null
}
export type People = { viewer: Person; other: Person; user1: Person; user2: Person }

/** Says that this party hasn't done something yet. @param done a past participle: 'voted' */
export const notYet = ({ isViewer, short }: Person, done: string): string =>
  `${isViewer ? 'You haven’t' : `${short} hasn’t`} ${done} yet`

/** The viewer's own name and picture; a conflict only contains the other party's. */
export type Self = { name: string | null; avatarUrl: string | null }

/** The two parties and their sides, as the viewer sees them. */
export function peopleOf(conflict: Pick<Conflict, 'viewer_role' | 'other_party'>, self: Self): People {
  const own = conflict.viewer_role
  const name = self.name || 'You'
  const viewer = { party: own, isViewer: true, id: null, name, short: shortNameOf(name), avatarUrl: self.avatarUrl }
  const theirs = nameOf(conflict.other_party)
  const other: Person = {
    party: own === 'user1' ? 'user2' : 'user1',
    isViewer: false,
    id: conflict.other_party.id,
    name: theirs,
    short: shortNameOf(theirs),
    avatarUrl: conflict.other_party.avatar_url,
  }
  return own === 'user1'
    ? { viewer, other, user1: viewer, user2: other }
    : { viewer, other, user1: other, user2: viewer }
}

type Seen = Pick<Conflict, 'id' | 'viewer_role' | 'user1_translated_message' | 'user2_translated_message'>

/** What the viewer can report here: the other party's text, once they have received any. */
export function reportablesOf(conflict: Seen, other: OtherPerson): readonly Reportable[] {
  const words = conflict.viewer_role === 'user1' ? conflict.user2_translated_message : conflict.user1_translated_message
  if (words === null) return []
  return [{ kind: 'message', id: conflict.id, what: `what ${other.name} wrote`, person: other }]
}
