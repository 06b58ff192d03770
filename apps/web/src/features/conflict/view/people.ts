import type { Conflict } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import { nameOf, shortNameOf } from '../../../lib/conflicts/other-party.ts'

/** One side of the table. `name` is what the heading says; `short` is what a friend would say. */
export type Person = {
  party: Party
  isViewer: boolean
  /** Whose profile the name leads to; null on the viewer's own side, and for somebody who is not here. */
  id: string | null
  name: string
  short: string
  avatarUrl: string | null
}
export type People = { viewer: Person; other: Person; user1: Person; user2: Person }

/** The viewer's own name and picture; a conflict only tells about the other side. */
export type Self = { name: string | null; avatarUrl: string | null }

/** Who sits on which side of the table, as the viewer sees them. */
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
