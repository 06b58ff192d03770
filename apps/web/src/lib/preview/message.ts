import type { Preview } from '@squash/contract/preview'
import type { Mood } from '@squash/contract/values'

/** A message as its author typed it, as `preview_message` takes it. */
export type Message =
  | { kind: 'conflict'; title: string; raw_message: string; mood: Mood }
  | { kind: 'response'; p_conflict_id: string; raw_message: string; mood: Mood | null }

/** What sending takes of a preview. */
export type Approved = { preview_id: string; edited_text: string | null; safety_acknowledged: boolean }

/** A preview as it stands on the screen. It lies beside the draft in this browser, so that a reload changes nothing. */
export type OpenPreview = {
  /** The message it was made for, to tell when that has changed. */
  of: string
  /** What is shown: a wording of the mediator, or the author's own. */
  shown: Preview
  /** The mediator's newest wording. */
  suggested: Preview
  /** What stands in the field while the author is editing; otherwise null. */
  edit: string | null
  /** The last wording of the author's own, also while another one is shown. */
  own: string | null
  /** False after the author went back to what they typed. */
  isOpen: boolean
  /** The safety check asked about the message, and the author wants to send it. */
  isAcknowledged: boolean
}

const keyOf = (message: Message): string => JSON.stringify({ ...message, raw_message: message.raw_message.trim() })

/** The preview that a draft holds; null where it holds none, or one of another message. */
export function openPreviewIn(stored: string, message: Message): OpenPreview | null {
  const found: unknown = parsed(stored)
  return isOpenPreview(found) && found.of === keyOf(message) ? found : null
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Whether a draft was written by this file. It lies in the user's own browser, so this only keeps out an older form. */
const isOpenPreview = (value: unknown): value is OpenPreview =>
  typeof value === 'object' && value !== null && 'of' in value && 'shown' in value && 'suggested' in value

/** A preview that has just been made. */
export const opened = (message: Message, shown: Preview, isAcknowledged: boolean): OpenPreview => ({
  of: keyOf(message),
  shown,
  suggested: shown,
  edit: null,
  own: null,
  isOpen: true,
  isAcknowledged,
})

/** What goes out when the author presses send: what stands in the field, or what is shown. */
export function wordingToSend({ shown, edit }: Pick<OpenPreview, 'shown' | 'edit'>): string | null {
  if (edit !== null) return edit.trim()
  return shown.written_by === 'author' ? shown.text : null
}
