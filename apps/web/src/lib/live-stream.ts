import { isRecord } from '@squash/contract/is-record'
import { type LiveEvent, STREAM } from '@squash/contract/live'
import { createParser } from 'eventsource-parser'
import { liveEventIn } from './live-event.ts'

/** How long a stream can be silent before it counts as dead, in milliseconds; the server sends heartbeats. */
const SILENCE = STREAM.heartbeat * 2.5
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to half a minute, half of it random, so that
 * clients don't all reconnect to a restarted server at the same time.
 * @param failures failed attempts in a row before this one
 * @param chance a random number between 0 and 1
 */
export const backOff = (failures: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + chance / 2)

/** One event of the stream, or null for a name or shape this version doesn't know. */
export function parseLiveEvent(name: string | undefined, json: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(json)
    return name !== undefined && isRecord(data) ? liveEventIn(name, data) : null
  } catch {
    return null
  }
}

/** Reads events until the stream ends, falls silent or is aborted. */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  onEvent: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const parser = createParser({
    onEvent: ({ event: name, data, id }) => {
      const event = parseLiveEvent(name, data)
      if (event) onEvent(event, id)
    },
  })
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  let silence = setTimeout(cancel, SILENCE)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(cancel, SILENCE)
      parser.feed(value)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', cancel)
  }
}
