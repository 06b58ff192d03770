import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastQueue } from './toast.ts'

/** Fetches the toasts' code, where it may be too late once there is something to say. */
export const loadToasts = () => import('./toast-list.tsx')

/** Stands once at the root. Loads the toasts themselves when there is something to say, and again if that failed before. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  const [List, setList] = useState<ComponentType | null>(null)
  const isNeeded = List === null && waiting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further message is another try
  useEffect(() => {
    if (isNeeded)
      loadToasts().then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      )
  }, [isNeeded, waiting])
  return List && <List />
}
