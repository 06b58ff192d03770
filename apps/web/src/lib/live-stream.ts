import { type LiveEvent, STREAM } from '@squash/contract/live'
import { createParser } from 'eventsource-parser'

/** Nothing heard for this long, although the server says something every heartbeat: the line is dead. In milliseconds. */
const SILENCE = STREAM.heartbeat * 2.5
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/**
 * How long to wait before the next try, in milliseconds: doubling up to half a minute, with half of it left to chance,
 * so that a restarted server is not asked by everybody at once.
 * @param failures tries that failed in a row before this one
 * @param chance between 0 and 1
 */
export const backOff = (failures: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + chance / 2)

/** One event of the stream, or null for a name or shape that this version does not know. */
export function parseLiveEvent(name: string | undefined, json: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(json)
    return name !== undefined && typeof data === 'object' && data !== null ? ({ event: name, data } as LiveEvent) : null
  } catch {
    return null
  }
}

/** Reads events until the stream ends, falls silent or is aborted. */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  heard: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const parser = createParser({
    onEvent: ({ event: name, data, id }) => {
      const event = parseLiveEvent(name, data)
      if (event) heard(event, id)
    },
  })
  const hangUp = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', hangUp)
  let silence = setTimeout(hangUp, SILENCE)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(hangUp, SILENCE)
      parser.feed(value)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
}
