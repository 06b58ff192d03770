import type { MessageKind, MessageWriter, Mood, PreviewNote, PrivateReason } from '@squash/contract/values'
import type { GeneratedAlways } from 'kysely'

export type PreviewTables = {
  previews: {
    id: string
    position: GeneratedAlways<number>
    person_id: string
    kind: MessageKind
    conflict_id: string | null
    title: string | null
    raw_message: string
    mood: Mood | null
    text: string
    written_by: MessageWriter
    language: string | null
    note: PreviewNote | null
    keep_private: PrivateReason | null
    created_at: Date
    expires_at: Date
  }
}
