import { type LiveEvent, MAX_TOPICS, type TopicName } from '@squash/contract/live'
import { useEffect, useEffectEvent } from 'react'
import type { LiveFeed } from './live-connection.ts'
import { backOff, change, isAwake, pause } from './reconnect.ts'

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()
const openers = new Set<(isUpToDate: boolean) => void>()

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

const feed: LiveFeed = {
  topics: () => [...followed.keys()].slice(-MAX_TOPICS).join(','),
  watchTopics(watcher: () => void) {
    topicWatchers.add(watcher)
    return () => {
      topicWatchers.delete(watcher)
    }
  },
  opened(isUpToDate) {
    for (const opened of openers) opened(isUpToDate)
  },
  receive(event: LiveEvent) {
    for (const listener of listeners) listener(event)
  },
}

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
 * Subscribes to the stream opening without being able to resume, when everything has to be refetched unless the page is
 * up to date.
 * @returns an unsubscribe function
 */
export function onLiveOpened(listener: (isUpToDate: boolean) => void) {
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

type Connection = { keepOpen: (feed: LiveFeed, stop: AbortSignal) => Promise<void> }

/**
 * Keeps one stream of live events open while the page is visible and online, resuming after the last event received.
 * Its code is loaded here, because no screen needs it to become usable.
 * @returns a function that closes it
 */
export function startLive(load: () => Promise<Connection> = () => import('./live-connection.ts')): () => void {
  const stop = new AbortController()
  void loadAndOpen(load, stop.signal)
  return () => stop.abort()
}

async function loadAndOpen(load: () => Promise<Connection>, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    // Some browsers remember that a module couldn't be fetched until the page is reloaded, so a certain failure is avoided.
    await change(signal, isAwake)
    if (signal.aborted) return
    try {
      const { keepOpen } = await load()
      return await keepOpen(feed, signal)
    } catch {
      await pause(backOff(failures, Math.random()), signal)
    }
  }
}
