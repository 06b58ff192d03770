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

const isCalm = (): boolean => holders > 0

/** Whether the page shows something that nothing may interrupt. */
export const useIsCalm = (): boolean => useSyncExternalStore(subscribe, isCalm, isCalm)

/** Keeps the tour from opening while a component is mounted: one with a question to answer, or something serious. */
export function useCalm(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return
    change(1)
    return () => change(-1)
  }, [isNeeded])
}
