import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps a keyboard's place in a row of parts that come and go: a form that was sent leaves with the focus in it, which then
 * goes to its part or, where that has gone too, to the newest one.
 * @param change what the parts are made from
 * @returns for the element around the parts, each of which can take the focus
 */
export function useKeptFocus(change: unknown) {
  const parts = useRef<HTMLDivElement>(null)
  const held = useRef<{ element: Element; part: HTMLElement | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change, whatever it was
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
