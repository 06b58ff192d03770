import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps keyboard focus in a list of parts that come and go. Submitting a form removes it, and the focus in it; focus
 * then moves to the form's part or, if that is gone too, to the newest one.
 * @param change the data that the parts are rendered from
 * @returns a ref for the element around the parts, each of which must be focusable
 */
export function useKeptFocus(change: unknown) {
  const parts = useRef<HTMLDivElement>(null)
  const held = useRef<{ element: Element; part: HTMLElement | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks after every change
  useEffect(() => {
    if (held.current === null || held.current.element.isConnected) return
    const { part } = held.current
    held.current = null
    const newest = parts.current?.lastElementChild
    const heir = part?.isConnected ? part : newest
    if (document.activeElement === document.body && heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }, [change])
  return {
    ref: parts,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const part = [...currentTarget.children].find((child) => child.contains(target))
      held.current = { element: target, part: part instanceof HTMLElement ? part : null }
    },
    onBlur: () => {
      held.current = null
    },
  }
}
