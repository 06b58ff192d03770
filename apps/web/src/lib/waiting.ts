import { isRecord } from '@squash/contract/is-record'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeNotices, showBadge } from './device-notifications.ts'
import { useLiveEvents } from './live.ts'
import { api } from './query.ts'

/** Whether this device shows what waits: as a badge on the installed app, or as notifications. */
const showsWaiting = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('Notification' in globalThis && Notification.permission === 'granted')

/** Keeps the app's badge at the number of things that wait for the user, and closes notifications of what is done. */
export function useWaiting(queries: QueryClient) {
  const [isShown, setShown] = useState(false)
  // Checked after each render: during one, the browser would have to lay out the page to answer.
  useEffect(() => setShown(showsWaiting()))
  const { data: things } = useQuery(
    { ...api.notifications.get_waiting.queryOptions({ input: {} }), enabled: isShown },
    // Passed in, because the frame that provides it to the screens is further down.
    queries,
  )
  useLiveEvents(({ event }) => {
    if (event === 'conflict.changed' || event === 'debate.changed')
      void queries.invalidateQueries({ queryKey: api.notifications.get_waiting.key() })
  })
  useEffect(() => {
    if (!things) return
    showBadge(things.length)
    const tags = things.map(({ kind, id }) => `${kind}:${id}`)
    closeNotices((tag) => tags.includes(tag)).catch(() => undefined)
  }, [things])
}

/** Goes to the screen of a notification that the user has pressed. */
export function useOpenedNotices() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const go = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isRecord(data) || typeof data.open !== 'string') return
      // Without an answer, the service worker loads the screen itself.
      ports[0]?.postMessage('opens')
      void navigate(data.open)
    }
    navigator.serviceWorker.addEventListener('message', go)
    return () => navigator.serviceWorker.removeEventListener('message', go)
  }, [navigate])
}
