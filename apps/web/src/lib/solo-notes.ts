import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { api } from './query.ts'

/** One of the user's own notes. */
export const soloNoteOptions = (id: string) => api.soloNotes.get_solo_note.queryOptions({ input: { p_note_id: id } })

export const useSoloNote = (id: string) => useQuery(soloNoteOptions(id))

/** Refetches the list of notes, and each note. */
export function refreshSoloNotes(queries: QueryClient): void {
  for (const call of [api.soloNotes.get_solo_notes, api.soloNotes.get_solo_note])
    void queries.invalidateQueries({ queryKey: call.key() })
}
