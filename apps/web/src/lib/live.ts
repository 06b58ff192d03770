import { type LiveEvent, MOST_TOPICS, type TopicName } from '@squash/contract/live'
import { useEffect, useEffectEvent } from 'react'
import { accessToken, renewToken } from './bearer.ts'
import { field } from './call-function.ts'
import { backOff, readEvents } from './live-stream.ts'

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()
const openers = new Set<() => void>()

/** Hears every live event of the signed-in person. Returns how to stop listening. */
function onLiveEvent(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How many parts of the page follow each topic. */
const followed = new Map<TopicName, number>()
const topicWatchers = new Set<() => void>()

const count = (name: TopicName, by: 1 | -1) => {
  const left = (followed.get(name) ?? 0) + by
  if (left > 0) followed.set(name, left)
  else followed.delete(name)
  for (const watcher of topicWatchers) watcher()
}

/** The newest fifty, as the query of the stream's address. */
const topicsNow = () => [...followed.keys()].slice(-MOST_TOPICS).join(',')

/**
 * Follows the tallies of these topics while the component is there: `useLiveEvents` hears of them, first as they are now, then
 * whenever they change. For signed-in people; a visitor has no stream.
 */
export function useLiveTopics(names: readonly TopicName[]) {
  const key = names.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same names is the same
  useEffect(() => {
    for (const name of names) count(name, 1)
    return () => {
      for (const name of names) count(name, -1)
    }
  }, [key])
}

/** Hears that the stream opened without knowing what it missed: look at everything again. */
export function onLiveOpened(listener: () => void) {
  openers.add(listener)
  return () => {
    openers.delete(listener)
  }
}

/** Runs `handler` for each live event while the component is there: narrow by `event.event`. */
export function useLiveEvents(handler: Listener) {
  const handle = useEffectEvent(handler)
  useEffect(() => onLiveEvent((event) => handle(event)), [])
}

const isAwake = () => navigator.onLine && document.visibilityState === 'visible'

/**
 * Keeps one stream of live events open while the page is visible and online, and goes on after the last event it saw.
 * @returns how to close it
 */
export function startLive(): () => void {
  const stop = new AbortController()
  void keepOpen(stop.signal)
  return () => stop.abort()
}

async function keepOpen(stop: AbortSignal) {
  let lastId: string | null = null
  let failures = 0
  while (!stop.aborted) {
    await change(stop, isAwake)
    if (stop.aborted) return
    const asleep = new AbortController()
    const signal = AbortSignal.any([stop, asleep.signal])
    void change(signal, () => !isAwake()).then(() => asleep.abort())
    const topics = topicsNow()
    let hasNewTopics = false
    void otherTopics(topics, signal).then((changed) => {
      hasNewTopics = changed
      asleep.abort()
    })
    try {
      const response = await open(lastId, topics, signal)
      failures = 0
      if (lastId === null) for (const opened of openers) opened()
      await readEvents(response, signal, (event, id) => {
        lastId = id ?? lastId
        for (const listener of listeners) listener(event)
      })
    } catch {
      // Any end of the stream is answered the same way: wait a little, open it again.
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

/** Milliseconds in which a screen that is coming up has named all its topics. */
const SETTLING = 300

/** Resolves when other topics than these have been wanted for a moment: true; or when aborted: false. */
function otherTopics(topics: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const end = (changed: boolean) => {
      clearTimeout(settling)
      topicWatchers.delete(look)
      resolve(changed)
    }
    const look = () => {
      clearTimeout(settling)
      settling = setTimeout(() => topicsNow() !== topics && end(true), SETTLING)
    }
    topicWatchers.add(look)
    signal.addEventListener('abort', () => end(false))
  })
}

/** Resolves as soon as the condition holds, asking again whenever the page wakes, sleeps or loses the network; or when aborted. */
function change(signal: AbortSignal, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const ask = () => {
      if (!signal.aborted && !holds()) return
      done.abort()
      resolve()
    }
    for (const name of ['online', 'offline', 'visibilitychange', 'pageshow'] as const) {
      const target = name === 'visibilitychange' ? document : window
      target.addEventListener(name, ask, { signal: done.signal })
    }
    signal.addEventListener('abort', ask, { signal: done.signal })
    ask()
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
