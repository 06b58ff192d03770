import type { Conflict } from '@squash/contract/conflicts'
import type { OtherPerson, Reportable } from '../../../lib/moderation/subject.ts'

type Seen = Pick<Conflict, 'id' | 'viewer_role' | 'user1_translated_message' | 'user2_translated_message'>

/** What the viewer can report here: the other's words, once any have reached them. */
export function reportablesOf(conflict: Seen, other: OtherPerson): readonly Reportable[] {
  const words = conflict.viewer_role === 'user1' ? conflict.user2_translated_message : conflict.user1_translated_message
  if (words === null) return []
  return [{ kind: 'message', id: conflict.id, what: `what ${other.name} wrote`, person: other }]
}
