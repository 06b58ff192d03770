import type { AiRuling } from '@squash/contract/rulings'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import type { OtherPerson } from '../../lib/moderation/subject.ts'

type Sides = Pick<AiRuling, 'user1_id' | 'user1_display_name' | 'user2_id' | 'user2_display_name'>

/** Who of the two shows their name, apart from the viewer: the others cannot be blocked from here, because nobody sees who they are. */
export const peopleIn = (ruling: Sides, viewer: string): readonly OtherPerson[] =>
  [
    { id: ruling.user1_id, name: ruling.user1_display_name },
    { id: ruling.user2_id, name: ruling.user2_display_name },
  ].flatMap(({ id, name }) => (id === null || id === viewer ? [] : [{ id, name: shortNameOf(name) }]))
