import { useSyncExternalStore } from 'react'

/** Says that the browser is offline, and that nothing typed is lost. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="border-b-2 border-outline bg-rose-soft px-4 py-2 text-center text-sm font-semibold">
          You’re offline. We’ll keep what you write, and everything will catch up when you’re back online.
        </p>
      )}
    </div>
  )
}

/**
 * Whether the service worker opened this page because the server couldn't be reached. The browser alone doesn't know:
 * `navigator.onLine` is true even on a Wi-Fi network that leads nowhere.
 */
let isStandIn =
  typeof performance !== 'undefined' &&
  performance
    .getEntriesByType('navigation')
    .some(
      (page) => page instanceof PerformanceNavigationTiming && page.serverTiming.some(({ name }) => name === 'offline'),
    )

const watchers = new Set<() => void>()

/** Called once the server has answered. */
export function reachedServer() {
  isStandIn = false
  for (const watcher of watchers) watcher()
}

function subscribe(changed: () => void) {
  watchers.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether there is a network, as far as the browser and the service worker know. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isStandIn,
    () => true,
  )
