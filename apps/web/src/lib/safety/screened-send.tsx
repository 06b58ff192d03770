import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useHoldTour } from '../../ui/hold-tour.ts'
import { PractiseButton } from '../practice.tsx'
import { PutAway, SafetyPanel } from './safety-panel.tsx'
import type { Safety } from './use-safety.ts'

export type ScreenedSendProps = Pick<
  ComponentProps<typeof SafetyPanel>,
  'isConflict' | 'purpose' | 'busy' | 'className'
> & {
  safety: Safety
  /** The text, if its author may practise with it instead. */
  practise?: string | undefined
  /** Resends the same text with `safety_acknowledged`. */
  onSendAsItIs: () => void
  /** Focuses the text field. */
  focusWords: () => void
  /** Empties that field. */
  onDelete: () => void
  /** The row with the send button, shown while there is no question. */
  children: ReactNode
}

/**
 * The footer of a form whose text goes through the safety check: its own button, or the check's question in its place.
 * With `useSafety`, this is all such a form needs.
 */
export function ScreenedSend({
  safety,
  practise,
  onSendAsItIs,
  focusWords,
  onDelete,
  children,
  ...look
}: ScreenedSendProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { question } = safety
  useHoldTour(question !== null || safety.isPutAway)
  useEffect(() => {
    if (question === null) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [question])
  const after = (choice: () => void) => () => {
    choice()
    focusWords()
  }
  if (question)
    return (
      <SafetyPanel
        {...look}
        question={question}
        heading={heading}
        onSendAsItIs={onSendAsItIs}
        onEdit={after(safety.edit)}
        onStop={after(safety.putAway)}
      />
    )
  return (
    <>
      {safety.isPutAway && (
        <PutAway purpose={look.purpose} onDelete={after(onDelete)} className={look.className}>
          {practise !== undefined && safety.mayPractise && <PractiseButton text={practise} />}
        </PutAway>
      )}
      {children}
    </>
  )
}
