import type { LiveEvent } from '@squash/contract/live'
import type { StoredLiveEvent } from './create-live.ts'

/** With the id from which a browser resumes, or without one: tallies are never replayed but read again. */
type Framed = StoredLiveEvent | LiveEvent

/**
 * Makes the text that a stream writes for an event. Everyone who follows a topic gets the same event, one stream after
 * the other, so its text is made only once.
 */
export function createFrames(): (event: Framed) => string {
  let last: { event: Framed; frame: string } | undefined
  return (event) => {
    if (last?.event !== event) last = { event, frame: frameOf(event) }
    return last.frame
  }
}

const frameOf = (event: Framed) =>
  `${'id' in event ? `id: ${event.id}\n` : ''}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
