import { type RefObject, useEffect, useState } from 'react'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Corner = 'left' | 'right'

/** What a user deals with at the moment: headings, what they read or write, what wants an answer, and wherever the keyboard is. */
const MOMENT = 'main :is(h1, h2, h3, form, [data-moment], [role=alert], :focus)'
/** How often to look, in milliseconds: the page moves and changes under a popup. */
const EVERY = 200

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The same box at the other side of the window. */
const mirrored = ({ left, top, right, bottom }: Box, width: number): Box => ({
  left: width - right,
  top,
  right: width - left,
  bottom,
})

/**
 * Where a popup may stand without covering any of these; where it stands already, if it can, so that it does not jump.
 * @param popup as it would stand in the right corner
 * @param width of the window
 * @returns null when both corners are taken
 */
export function freeCorner(
  popup: Box,
  width: number,
  taken: readonly Box[],
  current: Corner | null = null,
): Corner | null {
  const boxes: Record<Corner, Box> = { right: popup, left: mirrored(popup, width) }
  const corners: Corner[] = current === 'left' ? ['left', 'right'] : ['right', 'left']
  return corners.find((corner) => !taken.some((box) => meet(boxes[corner], box))) ?? null
}

/**
 * The bottom corner in which a popup covers nothing that matters now, kept up to date while the page moves; null while
 * there is none.
 * @param frame the popup's place; it is measured, and may be invisible meanwhile
 */
export function useFreeCorner(frame: RefObject<HTMLElement | null>, isNeeded: boolean): Corner | null {
  const [corner, setCorner] = useState<Corner | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    const look = () => {
      const popup = frame.current?.getBoundingClientRect()
      // Whoever has the keyboard in it is not to lose it.
      if (!popup || frame.current?.contains(document.activeElement)) return
      const width = document.documentElement.clientWidth
      const inRight = popup.left + popup.right >= width ? popup : mirrored(popup, width)
      setCorner((current) => freeCorner(inRight, width, momentBoxes(), current))
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => {
      clearInterval(timer)
      setCorner(null)
    }
  }, [frame, isNeeded])
  return corner
}

/** Where they are in sight: what has scrolled under the bar on top is not. A toast, which stands over the bar, is. */
function momentBoxes(): Box[] {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const boxes = [...document.querySelectorAll(MOMENT)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top: Math.max(top, bar), right, bottom }
  })
  const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect())
  return [...boxes.filter(({ top, bottom }) => top < bottom), ...toasts]
}
