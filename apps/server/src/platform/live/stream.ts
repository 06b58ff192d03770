import type { ServerResponse } from 'node:http'
import { STREAM } from '@squash/contract/live'
import type { Live, StoredLiveEvent } from './create-live.ts'

/** Bytes that may wait for a slow client; then it is cut off, and replays what it missed when it comes back. */
const MOST_WAITING = 64 * 1024
/** Milliseconds until a browser that was cut off connects again. */
const RECONNECT = 2_000

/**
 * Answers with the person's live events, as server-sent events, until either side ends it.
 * @param lastEventId the `Last-Event-ID` header; anything but an id that was sent is ignored
 * @param signal ends the stream: the server shuts down, or the session has been revoked
 * @returns when the stream is over
 */
export const openStream = async (options: {
  response: ServerResponse
  live: Pick<Live, 'subscribe'>
  person: string
  lastEventId?: string | undefined
  signal: AbortSignal
}): Promise<void> => {
  const { response, live, person, lastEventId, signal } = options
  const over = Promise.withResolvers<void>()
  response.once('close', over.resolve)
  const end = () => response.end()
  signal.addEventListener('abort', end, { once: true })

  const write = (text: string) => {
    if (!response.writable) return
    response.write(text)
    if (response.writableLength > MOST_WAITING) response.destroy()
  }

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  write(`retry: ${RECONNECT}\n\n`)
  const heartbeat = setInterval(() => write(': still here\n\n'), STREAM.heartbeat)
  const stop = await live.subscribe(person, { lastEventId: idFrom(lastEventId) }, (event) => write(frameOf(event)))
  if (signal.aborted) end()

  await over.promise
  stop()
  clearInterval(heartbeat)
  signal.removeEventListener('abort', end)
}

const frameOf = ({ id, event, data }: StoredLiveEvent) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const idFrom = (header: string | undefined) => {
  const id = Number(header)
  return header !== undefined && /^\d+$/.test(header) && Number.isSafeInteger(id) ? id : undefined
}
