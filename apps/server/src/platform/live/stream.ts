import { UP_TO_DATE } from '@squash/contract/live'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { StreamRequest } from '../http/stream-route.ts'
import type { Metrics } from '../metrics.ts'
import type { Followers } from './create-followers.ts'
import type { Live } from './create-live.ts'
import { createFrames } from './frames.ts'
import { createHeartbeats } from './heartbeats.ts'

/**
 * Characters that may be buffered for a slow client; beyond that it is cut off, and gets what it missed when it
 * reconnects.
 */
const MOST_WAITING = 1024 * 1024
/** Milliseconds before a browser that lost its stream reconnects. */
const RECONNECT = 2_000

export type Streams = {
  /** Writes the user's live events and followed tallies to the response until either side ends it. Never throws. */
  connect(request: StreamRequest): Promise<void>
  /** Ends every stream, when the server shuts down. */
  endAll(): void
}

/** The open event streams of this process, as server-sent events. */
export const createStreams = (options: {
  live: Pick<Live, 'subscribe' | 'hadEventSince'>
  followers: Pick<Followers, 'follow'>
  clock: Clock
  log: Logger
  metrics: Pick<Metrics, 'streamOpened' | 'streamClosed'>
}): Streams => {
  const { live, followers, clock, log, metrics } = options
  const open = new Set<StreamRequest['response']>()
  const heartbeats = createHeartbeats()
  const frameOf = createFrames()

  return {
    async connect({ person, lastEventId, age, topics, response, gone, isAlive }) {
      if (gone.aborted) return
      const over = Promise.withResolvers<void>()
      gone.addEventListener('abort', () => over.resolve(), { once: true })
      open.add(response)
      metrics.streamOpened()

      const send = createSender(response, isAlive, (error) => log.warn({ err: error }, 'a live stream was dropped'))
      const ends: (() => void)[] = []
      let isOpen = false
      try {
        ends.push(await live.subscribe(person, { lastEventId: idFrom(lastEventId) }, (event) => send(frameOf(event))))
        ends.push(await followers.follow(topics, (tallied) => send(frameOf(tallied))))
        const isUpToDate = age !== null && !(await live.hadEventSince(person, new Date(clock.now().getTime() - age)))
        // Only now: from here on the browser gets every change, and refetches everything older unless it is up to date.
        send(`${isUpToDate ? `: ${UP_TO_DATE.comment}\n` : ''}retry: ${RECONNECT}\n\n`)
        isOpen = true
        ends.push(heartbeats.add(() => send(': still here\n\n')))
        await over.promise
      } catch (error) {
        // The browser reconnects by itself; one that was never answered waits longer each time.
        log.warn({ err: error }, 'a live stream failed')
      } finally {
        for (const end of ends) end()
        open.delete(response)
        metrics.streamClosed()
        if (isOpen) response.end()
        else response.destroy()
      }
    },
    endAll() {
      for (const response of open) response.end()
    },
  }
}

/** Writes in order, and checks each time that the session is still valid: a revoked one receives nothing more. */
const createSender = (
  response: StreamRequest['response'],
  isAlive: StreamRequest['isAlive'],
  onError: (error: unknown) => void,
) => {
  let waiting = ''
  let isAnswered = false
  /** Flushes the headers separately: Node keeps their text while the stream is open, as 70 strings if joined with a body. */
  const writeFirst = () => {
    response.cork()
    response.flushHeaders()
    response.write(waiting)
    response.uncork()
    isAnswered = true
  }
  const flush = async () => {
    const alive = await isAlive()
    if (!response.writable) return
    if (!alive) response.end()
    else if (isAnswered) response.write(waiting)
    else writeFirst()
    waiting = ''
  }
  return (text: string) => {
    const isFirst = waiting === ''
    waiting += text
    if (waiting.length + response.writableLength > MOST_WAITING) response.destroy()
    else if (isFirst)
      flush().catch((error) => {
        onError(error)
        response.destroy()
      })
  }
}

const idFrom = (header: string | null) => {
  const id = Number(header)
  return header !== null && /^\d+$/.test(header) && Number.isSafeInteger(id) ? id : undefined
}
