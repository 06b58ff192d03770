import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PopupCard } from '../../ui/popup-card.tsx'
import { useUnlocks } from './use-unlocks.ts'

/** Something open that Escape belongs to first. */
const OVERLAYS = '[role="dialog"], [role="menu"]'

/**
 * Bottom right, one at a time; left where it would cover what matters now, and not at all where it would cover that too.
 * On a phone, where the whole page matters, over the bar on top, like a toast and after it. Announced politely; Escape
 * dismisses it.
 */
export function Unlocks() {
  const frame = useRef<HTMLElement>(null)
  const [popup, dismiss] = useUnlocks(frame)
  const isInSight = popup !== null && popup.corner !== null
  useEffect(() => {
    if (!isInSight) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(OVERLAYS) === null) dismiss()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isInSight, dismiss])
  return (
    <section
      ref={frame}
      aria-label="What you unlocked"
      aria-live="polite"
      className={classNames(
        'fixed top-[calc(0.25rem+env(safe-area-inset-top))] right-2 left-2 z-50',
        'sm:top-auto sm:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] sm:w-96 md:bottom-6',
        popup?.corner === 'left' ? 'sm:right-auto sm:left-4' : 'sm:right-4 sm:left-auto',
        popup !== null && !isInSight && 'invisible',
      )}
    >
      {popup && (
        <PopupCard
          // Drops in anew where it has been away.
          key={`${popup.item.id} ${isInSight}`}
          eyebrow={popup.item.kind === 'archetype' ? 'New archetype' : 'Achievement unlocked'}
          emoji={popup.item.emoji}
          tone={popup.item.kind === 'archetype' ? 'party1' : 'mediator'}
          title={popup.item.title}
          isLeaving={popup.isLeaving}
          onDismiss={dismiss}
        >
          {popup.item.text}
        </PopupCard>
      )}
    </section>
  )
}
