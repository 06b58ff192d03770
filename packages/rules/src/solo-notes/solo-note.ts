import type { MessageWriter, Mood, PreviewNote, PrivateReason, Writer } from '@squash/contract/values'
import { ownRequests } from '../mediator/canned/understanding.ts'
import type { Translated, UnderstandTask } from '../mediator/mediator.ts'
import type { Reader } from '../mediator/reader.ts'
import { isReworded } from '../previews/preview.ts'

/** A message that its author wrote without sending it to anyone, with the mediator's calm version. */
export type SoloNote = {
  readonly id: string
  readonly title: string | null
  readonly raw_message: string
  readonly mood: Mood | null
  readonly text: string
  readonly written_by: MessageWriter
  readonly language: string | null
  readonly note: PreviewNote | null
  readonly about: string | null
  readonly requests: readonly string[]
  readonly phrasing: string | null
  readonly understood_by: Writer
  /** Whether help is offered, because someone may be in danger. */
  readonly offers_help: boolean
  /** The conflict that was started from it. */
  readonly conflict_id: string | null
  readonly created_at: Date
}

/**
 * What the mediator is asked about a note. Null if there is no calm version, or if someone may be in danger, because
 * talking it over would be the wrong advice then (docs/reference/solo-notes.md#safety).
 */
export function questionAbout(
  { text, note, language }: Pick<Translated, 'text' | 'note' | 'language'>,
  keepPrivate: PrivateReason | null,
  reader?: Reader,
): UnderstandTask | null {
  if (!isReworded(note) || keepPrivate !== null) return null
  return { message: text, requests: ownRequests(text), language: language ?? undefined, reader }
}
