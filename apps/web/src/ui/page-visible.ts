import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is in front: neither in another tab nor in a window that is put away. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible'
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isPageVisible)
