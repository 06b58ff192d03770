import type { SafetyHint } from '@squash/contract/safety'
import { useSyncExternalStore } from 'react'
import { SafetyHintNote } from './safety-hint-note.tsx'

/** Where words were sent to: the page that shows their hint. */
type Place = `conflict:${string}` | 'debates' | 'reports'

let hinted: Place | null = null
const listeners = new Set<() => void>()

function setHinted(place: Place | null): void {
  hinted = place
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes what the answer to a send says about the words. It lives in this tab's memory only, until a reload or the next send. */
export const noteHint = (place: Place, { level }: Pick<SafetyHint, 'level'>): void =>
  setHinted(level === 'hint' ? place : null)

/** The hint about what was just sent to this place; nothing without one, and once it is dismissed. */
export function HintAfterSending({ place, className }: { place: Place; className?: string }) {
  const isHinted = useSyncExternalStore(subscribe, () => hinted === place)
  return isHinted ? <SafetyHintNote onDismiss={() => setHinted(null)} className={className} /> : null
}
