import type { Translation } from '../conflicts/start.ts'
import { ok, type Result, refuse } from '../result.ts'
import { addedInsults } from './added-insults.ts'
import { isSameMessage, type MessageInput, type Preview } from './preview.ts'

type Sent = { message: MessageInput; edited_text: string | null; now: Date }
export type ApprovalRefusal = 'preview.not_found' | 'message.insulting' | 'message.nothing_left'

/**
 * The wording in which a message is sent: the one its author saw, verbatim, or their own edit of it. An edit may change
 * anything but must not add insults.
 */
export function approveWording(
  preview: Preview | null,
  { message, edited_text, now }: Sent,
): Result<Translation, ApprovalRefusal> {
  if (!preview || preview.expires_at <= now || !isSameMessage(preview.input, message))
    return refuse('preview.not_found')
  const { text, written_by, note } = preview
  if (edited_text !== null && edited_text !== text) {
    const added = addedInsults(edited_text, preview)
    return added.length > 0
      ? refuse('message.insulting', { words: added })
      : ok({ text: edited_text, written_by: 'author' })
  }
  return note === 'nothing_left' ? refuse('message.nothing_left') : ok({ text, written_by })
}
