import { type ReactNode, useEffect, useRef } from 'react'
import { useCalm } from '../../ui/calm.ts'
import { PractiseButton } from '../practice.tsx'
import { type Purpose, PutAway, SafetyPanel } from './safety-panel.tsx'
import type { Safety } from './use-safety.ts'

type ScreenedSendProps = {
  safety: Safety
  /** Whether the text goes into a conflict, which stays private if it is sent unchanged. */
  isConflict?: boolean | undefined
  purpose?: Purpose | undefined
  busy: boolean
  /** The text, if its author may practise with it instead. */
  practise?: string | undefined
  /** Resends the same text with `safety_acknowledged`. */
  onSendAsItIs: () => void
  /** Focuses the text field. */
  focusWords: () => void
  /** Empties that field. */
  onDelete: () => void
  /** For the panel above or in place of that row. */
  className?: string
  /** The row with the send button, shown while there is no question. */
  children: ReactNode
}

/**
 * The footer of a form whose text goes through the safety check: its own button, or the check's question in its place.
 * With `useSafety`, this is all such a form needs.
 */
export function ScreenedSend({
  safety,
  isConflict = false,
  purpose = 'send',
  practise,
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
        purpose={purpose}
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
      {safety.isPutAway && (
        <PutAway purpose={purpose} onDelete={after(onDelete)} className={className}>
          {practise !== undefined && safety.mayPractise && <PractiseButton text={practise} />}
        </PutAway>
      )}
      {children}
    </>
  )
}
