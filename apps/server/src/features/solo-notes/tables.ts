import type { MessageWriter, Mood, PreviewNote, Writer } from '@squash/contract/values'

export type SoloNoteTables = {
  solo_notes: {
    id: string
    person_id: string
    title: string | null
    raw_message: string
    mood: Mood | null
    text: string
    written_by: MessageWriter
    language: string | null
    note: PreviewNote | null
    about: string | null
    requests: string[]
    phrasing: string | null
    understood_by: Writer
    offers_help: boolean
    conflict_id: string | null
    created_at: Date
  }
}
