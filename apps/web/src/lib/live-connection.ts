import type { LiveEvent } from '@squash/contract/live'
import { accessToken, renewToken } from './bearer.ts'
import { field } from './call-function.ts'
import { backOff, readEvents } from './live-stream.ts'

/** What the stream's URL needs, and where its events go. */
export type LiveFeed = {
  /** The most recently followed topics, up to the limit, for the query of the stream's URL. */
  topics: () => string
  /** Calls back when topics change. @returns how to unsubscribe */
  watchTopics: (watcher: () => void) => () => void
  /** The stream has opened without being able to resume. */
  opened: () => void
  receive: (event: LiveEvent) => void
}

const isAwake = () => navigator.onLine && document.visibilityState === 'visible'

/** Opens the stream, and opens it again whenever it ends, until it is stopped. */
export async function keepOpen(feed: LiveFeed, stop: AbortSignal) {
  let lastId: string | null = null
  let failures = 0
  while (!stop.aborted) {
    await change(stop, isAwake)
    if (stop.aborted) return
    const asleep = new AbortController()
    const signal = AbortSignal.any([stop, asleep.signal])
    void change(signal, () => !isAwake()).then(() => asleep.abort())
    const topics = feed.topics()
    let hasNewTopics = false
    void otherTopics(feed, topics, signal).then((changed) => {
      hasNewTopics = changed
      asleep.abort()
    })
    try {
      const response = await open(lastId, topics, signal)
      failures = 0
      if (lastId === null) feed.opened()
      await readEvents(response, signal, (event, id) => {
        lastId = id ?? lastId
        feed.receive(event)
      })
    } catch {
      // Back off and reconnect, whatever ended the stream.
    } finally {
      asleep.abort()
    }
    if (!stop.aborted && !hasNewTopics && isAwake()) await pause(backOff(failures++, Math.random()), stop)
  }
}

async function open(lastId: string | null, topics: string, signal: AbortSignal): Promise<Response> {
  const token = await accessToken()
  if (token === null) throw new Error('No session')
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', lastId)
  const response = await fetch(`/realtime/v1/stream${topics && `?topics=${topics}`}`, { headers, signal })
  if (response.status === 401) {
    const refusal: unknown = await response.json().catch(() => null)
    await renewToken(token, field(refusal, 'code'))
  }
  if (!response.ok) throw new Error(`The stream answered ${response.status}`)
  return response
}

/**
 * Debounce for topic changes before the stream reconnects, in milliseconds, because a new screen adds several topics at
 * a time.
 */
const SETTLING = 300

/** Resolves with true once the followed topics change, or with false when aborted. */
function otherTopics(feed: LiveFeed, topics: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const end = (changed: boolean) => {
      clearTimeout(settling)
      unwatch()
      resolve(changed)
    }
    const check = () => {
      clearTimeout(settling)
      settling = setTimeout(() => feed.topics() !== topics && end(true), SETTLING)
    }
    const unwatch = feed.watchTopics(check)
    signal.addEventListener('abort', () => end(false))
  })
}

/** Resolves when aborted or once the condition holds, checked whenever the page's visibility or the network changes. */
function change(signal: AbortSignal, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const check = () => {
      if (!signal.aborted && !holds()) return
      done.abort()
      resolve()
    }
    for (const name of ['online', 'offline', 'visibilitychange', 'pageshow'] as const) {
      const target = name === 'visibilitychange' ? document : window
      target.addEventListener(name, check, { signal: done.signal })
    }
    signal.addEventListener('abort', check, { signal: done.signal })
    check()
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
