import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '@squash/testkit/http'
import { type OpenStream, openStream } from './live-stream.ts'

/** Milliseconds until a stream that was refused or broke is requested again. */
const BACKOFF = 200

/** Opens the user's live stream whenever the last one has ended or broken, from the last event on, as browsers do. */
export function followAcrossRestarts(origin: string, user: Actor) {
  const streams: OpenStream[] = []
  let isClosed = false
  const heard = () => streams.flatMap((stream) => stream.heard)
  const followed = (async () => {
    while (!isClosed) {
      const lastEventId = heard().findLast(({ id }) => id !== '')?.id
      try {
        const stream = await openStream(origin, user, lastEventId ? { lastEventId } : {})
        streams.push(stream)
        if (isClosed) stream.close()
        await stream.ended
        if (stream.status !== 200) await pause(BACKOFF)
      } catch {
        await pause(BACKOFF)
      }
    }
  })()
  return {
    heard,
    connections: () => streams.filter(({ status }) => status === 200).length,
    async close() {
      isClosed = true
      streams.at(-1)?.close()
      await followed
    },
  }
}
