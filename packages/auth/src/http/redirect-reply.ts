import type { Refusal } from '../result.ts'
import type { Reply } from './call.ts'
import type { RefusedPage } from './endpoint.ts'
import { redirectTarget } from './redirect.ts'

type Fields = Record<string, string>

/**
 * Redirects a browser to a page, with the outcome in the URL. The page's own query parameters stay unless a field has
 * the same name; its fragment is replaced. `sb` tells the client that the fragment is meant for it. Without fields for
 * its query, a page's query stays exactly as written.
 */
export function redirectReply(
  target: string,
  outcome: { query?: Fields; fragment?: Fields },
  status: 302 | 303 = 302,
): Reply {
  const [page = ''] = target.split('#')
  const fragment = outcome.fragment === undefined ? '' : `#${new URLSearchParams({ ...outcome.fragment, sb: '' })}`
  return {
    status,
    headers: { Location: `${withQuery(page, outcome.query)}${fragment}`, 'Referrer-Policy': 'no-referrer' },
  }
}

function withQuery(page: string, query: Fields | undefined): string {
  if (query === undefined) return page
  const location = new URL(page)
  for (const [name, value] of Object.entries(query)) location.searchParams.set(name, value)
  return location.href
}

const errorOfStatus = new Map([
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [429, 'temporarily_unavailable'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
  [504, 'temporarily_unavailable'],
])

/** A refusal as a page reads it. */
export const errorFields = (refusal: Refusal): Fields => ({
  error: refusal.oauthError ?? errorOfStatus.get(refusal.status) ?? 'invalid_request',
  error_code: refusal.code,
  error_description: refusal.message,
})

/** Redirects a browser to a page that reads the error from the query or the fragment. */
export function redirectWithError(target: string, refusal: Refusal): Reply {
  const error = errorFields(refusal)
  return redirectReply(target, { query: error, fragment: error })
}

/**
 * Shows a rate limit or an internal failure on a page, to a browser that comes from another service or is on its way to
 * one; other refusals get the default JSON answer.
 */
export const redirectOnFailure: RefusedPage = ({ settings }, call, refusal) =>
  refusal.status === 429 || refusal.status >= 500 ? redirectWithError(redirectTarget(settings, call), refusal) : null
