import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastQueue } from './toast.ts'

/** Preloads the toasts' code, in case it can't be loaded any more when a message comes up (the network may be gone). */
export const loadToasts = () => import('./toast-list.tsx')

/** Rendered once at the root. Loads the toast code when there is a message, retrying if an earlier load failed. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, toastQueue.waiting)
  const [List, setList] = useState<ComponentType | null>(null)
  const isNeeded = List === null && waiting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message retries a failed load
  useEffect(() => {
    if (isNeeded)
      loadToasts().then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      )
  }, [isNeeded, waiting])
  return List && <List />
}
