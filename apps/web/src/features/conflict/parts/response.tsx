import type { Conflict } from '@squash/contract/conflicts'
import type { People } from '../view/people.ts'
import { PartyMessage } from './party-message.tsx'

/** Section 2, once it is there: the other side of the story. */
export function Response({ conflict, people }: { conflict: Conflict; people: People }) {
  const { user2 } = people
  return (
    <PartyMessage
      person={user2}
      heading={user2.isViewer ? 'YOUR RESPONSE' : 'THEIR RESPONSE'}
      mood={conflict.user2_mood}
      text={conflict.user2_translated_message}
      raw={conflict.user2_raw_message}
      writtenBy={conflict.written_by.user2_translation}
    />
  )
}
