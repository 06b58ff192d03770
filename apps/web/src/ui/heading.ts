import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Receives the title while the server renders, where there is no document. */
export const TitleSink = createContext<((title: string) => void) | null>(null)

/** Sets the page's title, which tabs, history and screen readers use; null leaves it unchanged. */
export const useDocumentTitle = (title: string | null): void => useWholeTitle(title && `${title} · Squash`)

/** The same without the product's name at the end. */
export function useWholeTitle(title: string | null): void {
  const sink = useContext(TitleSink)
  if (title !== null) sink?.(title)
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
}

/** Options for navigating within a screen without moving focus or scroll: `navigate('/history', keepFocus)`. */
export const keepFocus = { state: 'keep-focus' } as const

/**
 * Moves the focus to a screen's heading after a navigation, and when one heading replaces another.
 * @param takesFocus whether to move it, for steps within a screen
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
