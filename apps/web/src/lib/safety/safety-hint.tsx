import type { SafetyHint } from '@squash/contract/safety'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/link.tsx'

/** Where the text was sent: the page that shows its hint. */
type Place = `conflict:${string}` | `solo-note:${string}` | `agreement:${string}` | 'debates' | 'reports'

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

/** Stores the safety hint from the answer to a send, in this tab's memory only, until a reload or the next send. */
export const noteHint = (place: Place, { level }: Pick<SafetyHint, 'level'>): void =>
  setHinted(level === 'hint' ? place : null)

/** The hint about the text just sent to this place, until it is dismissed. */
export function HintAfterSending({ place, className }: { place: Place; className?: string }) {
  const isHinted = useSyncExternalStore(
    subscribe,
    () => hinted === place,
    () => false,
  )
  return isHinted ? <SafetyHintNote onDismiss={() => setHinted(null)} className={className} /> : null
}

type SafetyHintNoteProps = { onDismiss: () => void; className?: string | undefined }

/**
 * The hint for the author (docs/reference/safety.md#levels): one gentle sentence with a link to help, which opens in a
 * new tab, so that nothing typed is lost. It shows no phone number, asks nothing and has no consequences.
 */
export function SafetyHintNote({ onDismiss, className }: SafetyHintNoteProps) {
  return (
    <div
      role="status"
      className={classNames(
        'outlined flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-paper px-4 py-3',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_16rem]">
        If you don’t feel safe, or you’re worried about someone,{' '}
        <TextLink to="/safety" target="_blank">
          there are people who can help<span className="sr-only">, opens in a new tab</span>
        </TextLink>
        .
      </p>
      <Button size="small" onClick={onDismiss}>
        Hide this
      </Button>
    </div>
  )
}
