import { LIMITS } from '@squash/contract/limits'
import type { Variation } from '@squash/contract/values'
import type { Translation } from '../conflicts/start.ts'
import { insultingWords } from '../mediator/insults/insults-in.ts'
import { ok, type Result, refuse } from '../result.ts'
import { isSameMessage, type MessageInput, type Preview } from './preview.ts'

/** Text in straight or curly quotation marks, or in guillemets. */
const QUOTATION = /["“”„]([^"“”„\n]+)["“”„]|«([^«»\n]+)»/g

const inLowerCase = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The insults that an author's edit adds to the previewed wording, as typed. Insults that their message quotes
 * are allowed; other text in quotation marks doesn't count as a quotation.
 */
export function addedInsults(edited: string, preview: { text: string; input: { raw_message: string } }): string[] {
  const quoted = new Set(Array.from(preview.input.raw_message.matchAll(QUOTATION), quotedWords))
  const own = edited.replace(QUOTATION, (all: string, ...groups) =>
    quoted.has(quotedWords([all, ...groups])) ? ' ' : ` ${all.slice(1, -1)} `,
  )
  const shown = insultingWords(preview.text)
  return insultingWords(own).filter((insult) => {
    const at = shown.findIndex((one) => inLowerCase(one) === inLowerCase(insult))
    // Each insult in the preview is allowed as often as it occurs there.
    if (at !== -1) shown.splice(at, 1)
    return at === -1
  })
}

const quotedWords = (match: readonly unknown[]): string => inLowerCase(String(match[1] ?? match[2]))

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

/**
 * Whether a preview shows a wording that its author has already seen, or needs a new one. Previewing the same message
 * again shows the newest wording, so that a reload or second click costs nothing; only a variation requests another.
 * @param seen the wordings of this message that can still be sent, newest first
 */
export function requestWording(
  seen: readonly Preview[],
  variation: Variation | null,
): Result<{ shown: Preview } | 'new', 'preview.too_many_wordings'> {
  const [newest] = seen
  if (newest && variation === null) return ok({ shown: newest })
  return seen.length < LIMITS.wordings ? ok('new') : refuse('preview.too_many_wordings')
}

/** How many more wordings the author may request. @param seen how many there are */
export const wordingsLeft = (seen: number): number => Math.max(0, LIMITS.wordings - seen)
