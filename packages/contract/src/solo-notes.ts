import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { soloNotesMessages } from './messages/solo-notes.ts'
import { Receipt } from './receipt.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { id, optionalLine, page, text, timestamp } from './schemas.ts'
import { MESSAGE_WRITERS, MOODS, PREVIEW_NOTES, WRITERS } from './values.ts'

/** A note in its author's list. */
export const SoloNoteCard = z.object({
  id,
  title: z.string().nullable(),
  raw_message: z.string(),
  mood: z.enum(MOODS).nullable(),
  /** The conflict that was started from it; null if there is none. */
  conflict_id: id.nullable(),
  created_at: timestamp,
})
export type SoloNoteCard = z.infer<typeof SoloNoteCard>

const answer = {
  /** The message in calmer words; empty if the note is `nothing_left`. */
  text: z.string(),
  written_by: z.enum(MESSAGE_WRITERS),
  /** ISO 639-1, as detected; null when unsure. */
  language: z.string().nullable(),
  note: z.enum(PREVIEW_NOTES).nullable(),
  /** What it seems to be about; null if too little is left to say. */
  about: z.string().nullable(),
  /** What the author asks for, in the words of the calm version. */
  requests: z.array(z.string()),
  /** A way to phrase a request, only if there are none. */
  phrasing: z.string().nullable(),
  /** Who wrote `about` and `phrasing`. */
  understood_by: z.enum(WRITERS),
  /** Whether the safety check found a sign of danger. If so, help is offered, and the mediator isn't asked about it. */
  offers_help: z.boolean(),
}

/** A message that its author wrote without sending it to anyone, with the mediator's calm version. Only they see it. */
export const SoloNote = SoloNoteCard.extend({ ...answer, receipt: Receipt })
export type SoloNote = z.infer<typeof SoloNote>

/** A note in its author's data export. */
export const StoredSoloNote = SoloNoteCard.extend(answer)
export type StoredSoloNote = z.infer<typeof StoredSoloNote>

const byId = z.object({ p_note_id: id })

export const soloNotes = {
  /** Returns the message in calmer words, what it seems to be about, and what its author could ask for. */
  write_solo_note: write('write_solo_note')
    .errors(
      refusals(['request.rate_limited', 'solo_note.not_found', ...SAFETY_REFUSALS], {
        'request.rate_limited': soloNotesMessages.tooMany,
        'safety.stopped': soloNotesMessages.stopped,
      }),
    )
    .input(
      z.object({
        title: optionalLine(LIMITS.conflictTitle),
        raw_message: text(LIMITS.conflictMessage, soloNotesMessages.messageMissing),
        mood: z.enum(MOODS).nullish(),
        ...acknowledged,
      }),
    )
    .output(SoloNote.extend(withSafetyHint)),

  /** The caller's own, newest first. */
  get_solo_notes: read('get_solo_notes').input(z.object(page)).output(z.array(SoloNoteCard)),

  get_solo_note: read('get_solo_note')
    .errors(refusals(['solo_note.not_found']))
    .input(byId)
    .output(SoloNote),

  delete_solo_note: write('delete_solo_note')
    .errors(refusals(['solo_note.not_found']))
    .input(byId)
    .output(z.object({ deleted: z.literal(true) })),
}
