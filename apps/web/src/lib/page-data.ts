import { isRecord } from '@squash/contract/is-record'
import type { QueryKey } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useIsLive } from '../ui/is-live.ts'

/** What the server rendered a page from, which hydration has to start from. */
export type PageData = {
  /** The address that was rendered, with its query. */
  address: string
  /** The moment of rendering. */
  now: string
  queries: CachedQuery[]
  supportEmail: string
  /** The figures on the landing page, which has no query client. */
  stats?: GlobalStats
}

/**
 * What a query loaded, and when, in milliseconds since 1970. TanStack Query's own dehydrated state also holds errors
 * and mutations, and restoring it takes code that no other part of a page needs.
 */
type CachedQuery = { key: QueryKey; data: unknown; updatedAt: number }

/** The element with the page's data: JSON, which nothing executes. */
const DATA_ID = 'page-data'

/** The id of the signed-in frame, sent along with a visitor's page that redirects signed-in users. */
export const SHELL_ID = 'shell'

/** The attribute of `#root` with the kind of viewer it is rendered for: style sheets hide the visitors' parts from users. */
export const VIEW = 'data-view'

/** The data of the page that the server sent; null if it sent none. */
export function sentPageData(): PageData | null {
  const json = typeof document === 'undefined' ? null : document.getElementById(DATA_ID)?.textContent
  return readPageData(json ?? null)
}

/** Parses a page's data. @returns null if there is none, or it isn't shaped like a page's */
export function readPageData(json: string | null): PageData | null {
  try {
    const data: unknown = JSON.parse(json ?? 'null')
    return isPageData(data) ? data : null
  } catch {
    return null
  }
}

/** Checks only what hydration can't start without. The page comes from the same build, so the rest is trusted. */
const isPageData = (data: unknown): data is PageData =>
  isRecord(data) && typeof data.address === 'string' && Array.isArray(data.queries)

/** Set by the server around the page, and by the browser while it hydrates; null on a page that the browser renders. */
export const PageDataContext = createContext<PageData | null>(null)

/** The time that ages are relative to: that of the server's rendering until the page is hydrated. */
export function useNow(): Date {
  const data = useContext(PageDataContext)
  return useIsLive() || data === null ? new Date() : new Date(data.now)
}

/** Figures on all users' conflicts, as the landing page shows them. */
export type GlobalStats = {
  total_conflicts: number
  resolved_conflicts: number
  /** Agreements checked after 30 days, and how many had held; null until there are enough to say so. */
  agreements_checked: number | null
  agreements_held: number | null
}
