import { useEffect } from 'react'
import { PopupCard } from '../../ui/popup-card.tsx'
import { useUnlocks } from './use-unlocks.ts'

/** Something open that Escape belongs to first. */
const OVERLAYS = '[role="dialog"], [role="menu"]'

/**
 * Bottom right, one at a time (spec community §2). On a phone above the bar with the main action. Announced politely;
 * Escape sends it away.
 */
export function Unlocks() {
  const [shown, dismiss] = useUnlocks()
  const isThere = shown !== null
  useEffect(() => {
    if (!isThere) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(OVERLAYS) === null) dismiss()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isThere, dismiss])
  return (
    <section
      aria-label="What you unlocked"
      aria-live="polite"
      className="fixed right-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] left-4 z-50 sm:left-auto sm:w-96 md:bottom-6"
    >
      {shown && (
        <PopupCard
          key={shown.item.id}
          eyebrow={shown.item.kind === 'archetype' ? 'New archetype' : 'Achievement unlocked'}
          emoji={shown.item.emoji}
          tone={shown.item.kind === 'archetype' ? 'party1' : 'mediator'}
          title={shown.item.title}
          isLeaving={shown.isLeaving}
          onDismiss={dismiss}
        >
          {shown.item.text}
        </PopupCard>
      )}
    </section>
  )
}
