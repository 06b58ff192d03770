import { useEffect, useSyncExternalStore } from 'react'

let holders = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  holders += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isHeld = (): boolean => holders > 0

/** Whether a component on the page keeps the tour from opening. */
export const useIsTourHeld = (): boolean => useSyncExternalStore(subscribe, isHeld, isHeld)

/** Keeps the tour from opening while this component is mounted, because it asks something or shows something serious. */
export function useHoldTour(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return
    change(1)
    return () => change(-1)
  }, [isNeeded])
}
