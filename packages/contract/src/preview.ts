import { z } from 'zod'
import { write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { previewMessages } from './messages/preview.ts'
import { Receipt } from './receipt.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { id, optionalEmail, optionalLine, text, timestamp } from './schemas.ts'
import { MESSAGE_KINDS, MESSAGE_WRITERS, MOODS, PREVIEW_NOTES, VARIATIONS } from './values.ts'

const editedText = text(LIMITS.wording, previewMessages.editMissing).nullish()

/** Optional parameters of a call that sends a message: which previewed wording to send, and the author's edit of it. */
export const previewed = {
  /**
   * From `preview_message`. Without it, the mediator writes the wording at send time and the author sees no preview.
   */
  preview_id: id.nullish(),
  /** Sent instead of the previewed wording. */
  edited_text: editedText,
}

type Previewed = { preview_id?: string | null | undefined; edited_text?: string | null | undefined }
/** Whether an edited text names the preview that it edits; true if there is no edited text. */
export const isEditOfPreview = ({ preview_id, edited_text }: Previewed): boolean =>
  edited_text == null || preview_id != null
export const EDIT_NEEDS_PREVIEW = { path: ['edited_text'], error: previewMessages.editNeedsPreview }

/** The refusals of a message that can't be sent in its wording. */
export const UNSENDABLE = ['preview.not_found', 'message.insulting', 'message.nothing_left'] as const

const wording = {
  /** What the other person would read; empty if the note is `nothing_left`. */
  text: z.string(),
  written_by: z.enum(MESSAGE_WRITERS),
  /** ISO 639-1, as detected; null when unsure. */
  language: z.string().nullable(),
  note: z.enum(PREVIEW_NOTES).nullable(),
  expires_at: timestamp,
}

/** A message as the other person would read it, shown only to its author. */
export const Preview = z.object({
  preview_id: id,
  ...wording,
  receipt: Receipt,
  /** How many more wordings of this message the author may request. */
  wordings_left: z.number().int(),
  ...withSafetyHint,
})
export type Preview = z.infer<typeof Preview>

/** A preview in its author's data export, with the original message. */
export const StoredPreview = z.object({
  id,
  kind: z.enum(MESSAGE_KINDS),
  conflict_id: id.nullable(),
  title: z.string().nullable(),
  raw_message: z.string(),
  mood: z.enum(MOODS).nullable(),
  ...wording,
  created_at: timestamp,
})
export type StoredPreview = z.infer<typeof StoredPreview>

export const preview = {
  /**
   * Returns a message as the other person would read it, without sending anything. Previewing the same message again
   * returns its newest wording; passing a variation requests a new one. A preview is deleted when its message is sent,
   * or after 24 hours.
   */
  preview_message: write('preview_message')
    .errors(
      refusals(
        [
          'conflict.not_found',
          'conflict.not_a_party',
          'conflict.wrong_phase',
          'conflict.insulting_title',
          'preview.not_found',
          'preview.too_many_wordings',
          'message.insulting',
          'request.rate_limited',
          ...SAFETY_REFUSALS,
        ],
        { 'request.rate_limited': previewMessages.tooMany },
      ),
    )
    .input(
      z
        .object({
          kind: z.enum(MESSAGE_KINDS),
          /** The conflict being responded to. */
          p_conflict_id: id.nullish(),
          title: optionalLine(LIMITS.conflictTitle),
          /**
           * The other person of a new conflict. If the two have met, the wording follows how that person likes to be
           * addressed.
           */
          user2_email: optionalEmail,
          raw_message: text(LIMITS.conflictMessage, previewMessages.messageMissing),
          mood: z.enum(MOODS).nullish(),
          /** Requests a new wording that differs from the newest one in this way. */
          variation: z.enum(VARIATIONS).nullish(),
          /**
           * The author's own edit of a previewed wording. Returns its receipt without calling a model or counting
           * towards the limit on wordings.
           */
          edited_text: editedText,
          ...acknowledged,
        })
        .refine(({ kind, p_conflict_id }) => kind === 'conflict' || p_conflict_id != null, {
          path: ['p_conflict_id'],
          error: previewMessages.conflictMissing,
        }),
    )
    .output(Preview),
}
