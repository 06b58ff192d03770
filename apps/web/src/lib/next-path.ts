import { isRecord } from '@squash/contract/is-record'

const OWN = 'https://squash.invalid'
/** Screens that are never a target after signing in, because they would redirect straight away. */
const notTargets = new Set(['/', '/login', '/mfa', '/check-inbox', '/forgot-password', '/sign-in-link'])

/**
 * The path to open after signing in, from `?next=`.
 * @returns the path with its query, or null unless it is on our own origin, which rules out `//evil.example`,
 * `javascript:` etc.
 */
export function nextPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value)) return null
  const url = URL.canParse(value, OWN) ? new URL(value, OWN) : null
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//') || notTargets.has(url.pathname)) return null
  return url.pathname + url.search
}

/** The path of the second-factor screen, returning here afterwards. */
export const factorPath = (next: string | null): string =>
  next === null ? '/mfa' : `/mfa?${new URLSearchParams({ next })}`

/** The path of the sign-in screen, returning here afterwards: `/login?next=%2Fconflict%2F…`. */
export function loginPath(next: string | null, mode?: 'sign-up'): string {
  const query = new URLSearchParams()
  if (mode) query.set('mode', mode)
  if (next !== null) query.set('next', next)
  return query.size > 0 ? `/login?${query}` : '/login'
}

/** The path of the screen that mails a link for signing in, returning here afterwards. */
export const signInLinkPath = (next: string | null): string =>
  next === null ? '/sign-in-link' : `/sign-in-link?${new URLSearchParams({ next })}`

/** Where a signed-in user is redirected from `/` and `/login`; null for every other address. */
export function startPath({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== '/' && pathname !== '/login') return null
  return nextPath(new URLSearchParams(search).get('next')) ?? '/dashboard'
}

/** What the invite's page hands to the sign-in screen through the history, which keeps the address out of the URL. */
export type Arrival = {
  /** The address to sign up with; null if it isn't known. */
  email: string | null
  /** Whether an answer waits in this browser to be sent after signing in. */
  hasAnswer: boolean
}

/** Reads an arrival from a location's state, which can hold anything. */
export function arrivalOf(state: unknown): Arrival {
  const from = isRecord(state) ? state : {}
  const email = typeof from.email === 'string' && from.email !== '' ? from.email : null
  return { email, hasAnswer: from.hasAnswer === true }
}
