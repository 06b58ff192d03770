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

/** Whether something is on the page beside which nothing may pop up by itself. */
export const isCalm = (): boolean => holders > 0
export const useIsCalm = (): boolean => useSyncExternalStore(subscribe, isCalm)

/** Keeps good news away while this is on the page: a question that wants an answer, or something serious. */
export function useCalm(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return
    change(1)
    return () => change(-1)
  }, [isNeeded])
}
