import type { Actor } from '@squash/testkit/http'

type Heard = { id: string; event: string; data: unknown }

export type OpenStream = {
  status: number
  /** Everything received so far, oldest first, without comment lines. */
  heard: readonly Heard[]
  /** Settles once the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/**
 * Listens to `/realtime/v1/stream` as a browser does.
 * @param from.lastEventId the last event of an earlier stream
 * @param from.topics the rulings and debates whose tallies to follow
 */
export async function openStream(
  origin: string,
  { session }: Pick<Actor, 'session'>,
  from: { lastEventId?: string; topics?: readonly string[] } = {},
): Promise<OpenStream> {
  const closing = new AbortController()
  const response = await fetch(`${origin}/realtime/v1/stream?topics=${(from.topics ?? []).join(',')}`, {
    signal: closing.signal,
    headers: {
      ...(session && { authorization: `Bearer ${session.access_token}` }),
      ...(from.lastEventId && { 'last-event-id': from.lastEventId }),
    },
  })
  const heard: Heard[] = []
  return { status: response.status, heard, ended: read(response, heard), close: () => closing.abort() }
}

async function read({ body }: Response, heard: Heard[]): Promise<void> {
  let waiting = ''
  try {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (waiting + text).split('\n\n')
      waiting = frames.pop() ?? ''
      heard.push(...frames.flatMap(eventOf))
    }
  } catch (error) {
    // Closing the stream from this side ends the reading with an exception.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error
  }
}

function eventOf(frame: string): Heard[] {
  const fields = Object.fromEntries(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return fields.event ? [{ id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? 'null') }] : []
}
