import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** Whether the page is visible: not in a background tab or a minimised window. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isPageVisible, () => true)
