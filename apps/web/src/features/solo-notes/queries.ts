import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAttempts } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { refreshSoloNotes, soloNoteOptions } from '../../lib/solo-notes.ts'
import { toast } from '../../ui/toast.ts'

export const TIPS = [
  { title: 'Nobody else sees it.', text: 'You can delete it whenever you like.' },
  { title: 'Let it out first.', text: 'You don’t have to be fair here. Squash finds calmer words for it.' },
  {
    title: 'There may be a request in it.',
    text: 'Often there’s something you’d like to ask for. Squash looks for it in your words.',
  },
] as const

export const soloTexts = {
  title: 'Just get it off your chest',
  heldTitle: 'Your note',
  lead: 'Write it down for yourself. It isn’t sent to anyone.',
  untitled: 'Untitled',
  listTitle: 'Your notes',
  listLead: 'What you wrote down for yourself. Only you can see it.',
  underlined: 'Underlined: the facts and requests we kept from what you wrote.',
  asTyped: 'Without AI, Squash can’t rephrase this, so here it is as you wrote it.',
  mayHurt: 'Without AI, Squash may have missed something. Part of this may still be hurtful.',
  nothingLeft: 'Once the insults are out, there’s nothing left. What happened, and what do you want?',
  isGone: 'This note doesn’t exist, or you’ve deleted it.',
} as const

/** The user's notes, newest first, with keyset pagination. */
export const useSoloNotes = () => useInfiniteQuery(api.soloNotes.get_solo_notes.infiniteOptions(pagesBefore({})))

type WriteNote = { catches: (error: unknown) => boolean; onWritten: () => void }

/** Writes a note down and opens it. The draft stays if that fails. */
export function useWriteNote({ catches, onWritten }: WriteNote) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const attempts = useAttempts()
  return useMutation({
    mutationFn: (input: Parameters<typeof client.soloNotes.write_solo_note>[0]) =>
      client.soloNotes.write_solo_note(input, attempts.optionsFor(input)),
    onSuccess: ({ safety, ...note }) => {
      noteHint(`solo-note:${note.id}`, safety)
      queries.setQueryData(soloNoteOptions(note.id).queryKey, note)
      refreshSoloNotes(queries)
      onWritten()
      void navigate(`/solo-notes/${note.id}`, { replace: true })
    },
    onError: (error) => {
      attempts.noteFailure(error)
      if (!catches(error)) toastFailure(failureOf(error, 'We couldn’t find calmer words'))
    },
  })
}

/** Deletes a note and returns to the list. */
export function useDeleteNote(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => client.soloNotes.delete_solo_note({ p_note_id: id }),
    onSuccess: async () => {
      toast.success('Deleted.')
      // Leaves first: removing the note from the cache while it is still on screen would load it again.
      await navigate('/solo-notes', { replace: true })
      queries.removeQueries({ queryKey: soloNoteOptions(id).queryKey })
      void queries.invalidateQueries({ queryKey: api.soloNotes.get_solo_notes.key() })
    },
    onError: (error) => toastFailure(failureOf(error, 'We couldn’t delete this note')),
  })
}
