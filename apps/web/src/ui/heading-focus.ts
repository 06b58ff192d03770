import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Options for navigating within a screen without moving focus or scroll: `navigate('/history', keepFocus)`. */
export const keepFocus = { state: 'keep-focus' } as const

/**
 * Moves the focus to a screen's heading after a navigation, and when one heading replaces another.
 * @param takesFocus whether it does, for steps within a screen
 */
export function useHeadingFocus(takesFocus?: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const isMovedWithin = state === keepFocus.state
  useEffect(() => {
    if (takesFocus ?? (key !== 'default' && !isMovedWithin)) heading.current?.focus({ preventScroll: true })
  }, [key, isMovedWithin, takesFocus])
  return heading
}
