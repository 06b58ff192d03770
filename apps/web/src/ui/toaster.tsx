import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { toastQueue } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })))

/** Stands once at the root. Loads the toasts themselves when there is something to say. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  const [needed, setNeeded] = useState(false)
  if (waiting.length > 0 && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
