import type { LiveEvent } from '@squash/contract/live'
import { useEffect, useEffectEvent } from 'react'
import { accessToken, renewToken } from './auth.ts'
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
    try {
      const response = await open(lastId, signal)
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
    if (!stop.aborted && isAwake()) await pause(backOff(failures++, Math.random()), stop)
  }
}

async function open(lastId: string | null, signal: AbortSignal): Promise<Response> {
  const token = await accessToken()
  if (token === null) throw new Error('No session')
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', lastId)
  const response = await fetch('/realtime/v1/stream', { headers, signal })
  if (response.status === 401) await renewToken(token)
  if (!response.ok) throw new Error(`The stream answered ${response.status}`)
  return response
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
