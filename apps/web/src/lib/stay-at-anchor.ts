import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What users do once they have started to read, or to move elsewhere on the page. */
const USED = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * For screens with sections that links lead to: content that loads above such a section would push it away, so the page
 * scrolls to it again until the user does something. Someone who comes back stays where they were.
 */
export function useStayAtAnchor(): void {
  const { hash, key } = useLocation()
  // A document's first entry counts as popped, too, but has the router's key `default`.
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (hash === '' || isBack) return
    let height = document.body.offsetHeight
    const observer = new ResizeObserver(() => {
      // The first call only reports the size that the page has already.
      if (document.body.offsetHeight === height) return
      height = document.body.offsetHeight
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    })
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    for (const use of USED) addEventListener(use, stop, { passive: true, once: true })
    return () => {
      stop()
      for (const use of USED) removeEventListener(use, stop)
    }
  }, [hash, isBack])
}
