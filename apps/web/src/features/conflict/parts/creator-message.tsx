import type { Conflict } from '@squash/contract/conflicts'
import type { People } from '../view/people.ts'
import { PartyMessage } from './party-message.tsx'

/** Section 1: what started it, with the mood it was written in. */
export function CreatorMessage({ conflict, people }: { conflict: Conflict; people: People }) {
  const { user1 } = people
  return (
    <PartyMessage
      person={user1}
      heading={user1.isViewer ? 'YOUR MESSAGE' : `${user1.short.toLocaleUpperCase()}'S MESSAGE`}
      mood={conflict.user1_mood}
      text={conflict.user1_translated_message}
      raw={conflict.user1_raw_message}
      writtenBy={conflict.written_by.user1_translation}
    />
  )
}
