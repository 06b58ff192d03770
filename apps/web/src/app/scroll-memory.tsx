import { isRecord } from '@squash/contract/is-record'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keepFocus } from '../ui/heading.ts'

/** Where each entry of the history was scrolled to, for this tab. */
const STORE = 'squash-scroll'

type Entry = { key: string; pathname: string }

/** Every document's first entry has the router's key `default`, so the key alone doesn't say which page it was. */
const idOf = ({ key, pathname }: Entry) => `${key} ${pathname}`

/** Whether the user has come back to this document, by reloading or with the back or forward button. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(entry.type))

function stored(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}')
    const entries = isRecord(found) ? Object.entries(found) : []
    return Object.fromEntries(entries.flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : [])))
  } catch {
    return {}
  }
}

/**
 * Scrolls as a browser does between documents: to the top of a new screen or to its anchor and, with the back button, to
 * where the user was. Navigating with `keepFocus` leaves the page where it is.
 */
export function ScrollMemory() {
  const { key, hash, pathname, state } = useLocation()
  const how = useNavigationType()
  const positions = useRef<Record<string, number> | null>(null)
  const shown = useRef<Entry>({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    positions.current ??= stored()
    const known = positions.current
    const remember = () => {
      known[idOf(shown.current)] = scrollY
    }
    const store = () => {
      remember()
      try {
        sessionStorage.setItem(STORE, JSON.stringify(known))
      } catch {
        // Full or disabled: then a reload starts at the top.
      }
      // On a reload, the browser restores the position itself, before our code runs.
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', store)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    const isFirst = before.key === key
    if (state === keepFocus.state) return
    // A switch within the page, or an anchor that the browser has already scrolled to.
    if (before.pathname === pathname && (how === 'REPLACE' || (how === 'POP' && hash !== ''))) return
    positions.current ??= stored()
    const isBack = isFirst ? isReturn() : how === 'POP'
    const known = isBack ? positions.current[idOf({ key, pathname })] : undefined
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' })
    else if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (!isFirst) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, hash, pathname, state, how])

  return null
}
