import { isRecord } from '@squash/contract/is-record'
import type { Preview } from '@squash/contract/preview'
import type { Mood } from '@squash/contract/values'

/** A message as its author typed it: the input of `preview_message`. */
export type Message =
  | { kind: 'conflict'; title: string; raw_message: string; mood: Mood | null; user2_email?: string }
  | { kind: 'response'; p_conflict_id: string; raw_message: string; mood: Mood | null }

/** The parts of a preview that sending requires. */
export type Approval = { preview_id: string; edited_text: string | null; safety_acknowledged: boolean }

/** A preview as shown. It is stored beside the draft in this browser, so that it survives a reload. */
export type OpenPreview = {
  /** The message it was made for, to detect changes. */
  of: string
  /** The wording shown: the mediator's or the author's own. */
  shown: Preview
  /** The mediator's newest wording. */
  suggested: Preview
  /** The text of the field while the author is editing; otherwise null. */
  edit: string | null
  /** The author's own last wording, kept while another one is shown. */
  own: string | null
  /** False after the author goes back to their original text. */
  isOpen: boolean
  /** The safety check asked about the message, and the author confirmed sending it. */
  isAcknowledged: boolean
}

/** The address isn't part of it: the author approves the text, no matter who receives it. */
const keyOf = (message: Message): string =>
  JSON.stringify({ ...message, user2_email: undefined, raw_message: message.raw_message.trim() })

/** The preview stored in a draft; null if there is none, or it belongs to a different message. */
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

/**
 * Whether a draft has the current format. It comes from the user's own browser, so this only has to reject older
 * formats.
 */
const isOpenPreview = (value: unknown): value is OpenPreview =>
  isRecord(value) && 'of' in value && 'shown' in value && 'suggested' in value

/** The state for a newly made preview. */
export const opened = (message: Message, shown: Preview, isAcknowledged: boolean): OpenPreview => ({
  of: keyOf(message),
  shown,
  suggested: shown,
  edit: null,
  own: null,
  isOpen: true,
  isAcknowledged,
})

/** The text to send: the field's while editing, otherwise the wording shown. */
export function wordingToSend({ shown, edit }: Pick<OpenPreview, 'shown' | 'edit'>): string | null {
  if (edit !== null) return edit.trim()
  return shown.written_by === 'author' ? shown.text : null
}

/**
 * What is sent of a preview.
 * @param isAcknowledged the author answered the safety check about exactly this text
 */
export function approvalOf(preview: OpenPreview, isAcknowledged: boolean): Approval {
  const edited_text = wordingToSend(preview)
  const wasAsked = isAcknowledged || (edited_text === null && preview.isAcknowledged)
  return { preview_id: preview.shown.preview_id, edited_text, safety_acknowledged: wasAsked }
}

/**
 * Whether a wording may go out unseen if its author has turned previews off. One with a note isn't the calm version
 * that they agreed to, and an unfinished edit isn't theirs yet.
 */
export const mayGoUnseen = ({ shown, edit }: Pick<OpenPreview, 'shown' | 'edit'>): boolean =>
  edit === null && shown.note === null
