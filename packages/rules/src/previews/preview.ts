import type { MessageKind, MessageWriter, Mood, PreviewNote, PrivateReason } from '@squash/contract/values'
import { DAY } from '../time/units.ts'

/** Milliseconds for which a preview is stored and can be sent. */
export const PREVIEW_LIFETIME = DAY

/** A message as its author typed it, and what it is for. Parameters missing from a preview are null. */
export type MessageInput = {
  readonly kind: MessageKind
  /** The conflict being responded to. */
  readonly conflict: string | null
  readonly title: string | null
  readonly raw_message: string
  readonly mood: Mood | null
}

/** A wording that the author of a message has seen. */
export type Preview = {
  readonly id: string
  readonly input: MessageInput
  readonly text: string
  readonly written_by: MessageWriter
  readonly language: string | null
  readonly note: PreviewNote | null
  /** Why sending it keeps its conflict private; null if it doesn't. */
  readonly keep_private: PrivateReason | null
  readonly created_at: Date
  readonly expires_at: Date
}

/** Whether a preview with this note is a calm version, rather than the message as typed or nothing. */
export const isReworded = (note: PreviewNote | null): boolean => note === null || note === 'may_hurt'

/** When a preview can no longer be sent. */
export const expiresAt = (created: Date): Date => new Date(created.getTime() + PREVIEW_LIFETIME)

/** Whether a sent message is the one that was previewed. A title or mood that the preview left out isn't compared. */
export const isSameMessage = (previewed: MessageInput, sent: MessageInput): boolean =>
  previewed.kind === sent.kind &&
  previewed.conflict === sent.conflict &&
  previewed.raw_message === sent.raw_message &&
  (previewed.title === null || previewed.title === sent.title) &&
  (previewed.mood === null || previewed.mood === sent.mood)
