import { type ReactNode, useEffect, useRef } from 'react'
import { useCalm } from '../../ui/calm.ts'
import { PutAway } from './put-away.tsx'
import { SafetyPanel } from './safety-panel.tsx'
import type { Safety } from './use-safety.ts'

type ScreenedSendProps = {
  safety: Safety
  /** Whether the words go into a conflict, which stays private if they are sent as they are. */
  isConflict?: boolean
  busy: boolean
  /** Sends the same words once more, with `safety_acknowledged`. */
  onSendAsItIs: () => void
  /** Puts the focus into the field with the words. */
  focusWords: () => void
  /** Empties that field. */
  onDelete: () => void
  /** For what stands in place of that row, or above it. */
  className?: string
  /** The row that sends, as long as nothing is asked. */
  children: ReactNode
}

/**
 * The foot of a form whose words pass the safety screen: its own button, or in its place what the screen asks. With
 * `useSafety`, all that such a form needs.
 */
export function ScreenedSend({
  safety,
  isConflict = false,
  busy,
  onSendAsItIs,
  focusWords,
  onDelete,
  className,
  children,
}: ScreenedSendProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { asked } = safety
  useCalm(asked !== null || safety.isPutAway)
  useEffect(() => {
    if (asked === null) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  const after = (choice: () => void) => () => {
    choice()
    focusWords()
  }
  if (asked)
    return (
      <SafetyPanel
        asked={asked}
        isConflict={isConflict}
        heading={heading}
        busy={busy}
        onSendAsItIs={onSendAsItIs}
        onEdit={after(safety.edit)}
        onStop={after(safety.putAway)}
        className={className}
      />
    )
  return (
    <>
      {safety.isPutAway && <PutAway onDelete={after(onDelete)} className={className} />}
      {children}
    </>
  )
}
