import { type LiveEvent, MOST_TOPICS, type TopicName } from '@squash/contract/live'
import { useEffect, useEffectEvent } from 'react'
import { accessToken, renewToken } from './bearer.ts'
import { field } from './call-function.ts'
import { backOff, readEvents } from './live-stream.ts'

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()
const openers = new Set<() => void>()

/** Subscribes to the live events of the signed-in user. @returns how to unsubscribe */
function onLiveEvent(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The number of components following each topic. */
const followed = new Map<TopicName, number>()
const topicWatchers = new Set<() => void>()

const count = (name: TopicName, by: 1 | -1) => {
  const left = (followed.get(name) ?? 0) + by
  if (left > 0) followed.set(name, left)
  else followed.delete(name)
  for (const watcher of topicWatchers) watcher()
}

/** The most recently followed topics, up to the limit, for the query of the stream's URL. */
const topicsNow = () => [...followed.keys()].slice(-MOST_TOPICS).join(',')

/**
 * Follows the tallies of these topics while the component is mounted. `useLiveEvents` receives them, first the current
 * values, then each change. Only for signed-in users: visitors have no stream.
 */
export function useLiveTopics(names: readonly TopicName[]) {
  const key = names.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the names, not the identity of the list
  useEffect(() => {
    for (const name of names) count(name, 1)
    return () => {
      for (const name of names) count(name, -1)
    }
  }, [key])
}

/**
 * Subscribes to the stream opening without being able to resume, when everything has to be refetched.
 * @returns an unsubscribe function
 */
export function onLiveOpened(listener: () => void) {
  openers.add(listener)
  return () => {
    openers.delete(listener)
  }
}

/** Runs `handler` for each live event while the component is mounted. Narrow the event by `event.event`. */
export function useLiveEvents(handler: Listener) {
  const handle = useEffectEvent(handler)
  useEffect(() => onLiveEvent((event) => handle(event)), [])
}

const isAwake = () => navigator.onLine && document.visibilityState === 'visible'

/**
 * Keeps one stream of live events open while the page is visible and online, resuming after the last event received.
 * @returns a function that closes it
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
function otherTopics(topics: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const end = (changed: boolean) => {
      clearTimeout(settling)
      topicWatchers.delete(check)
      resolve(changed)
    }
    const check = () => {
      clearTimeout(settling)
      settling = setTimeout(() => topicsNow() !== topics && end(true), SETTLING)
    }
    topicWatchers.add(check)
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
