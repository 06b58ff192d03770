import { findLinked } from '../codes/verify.ts'
import type { AuthContext } from '../context.ts'
import type { Call, Reply } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { linkPagePolicy, plainLinkPage } from '../http/link-page.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Result } from '../result.ts'
import { readLink } from './read-link.ts'

/**
 * GET /verify: somebody, or a program that scans mail, opens a mailed link. A link that works is answered with a page whose
 * button posts it to POST /verify, and is not used up; any other leads on to a page that reads the error (protocol §4).
 */
export const openLink: PublicEndpoint = (context, call) => showLinkPage(context, call, call.query)

/** The page with the button. @param given holds the link's token and type */
export async function showLinkPage(context: AuthContext, call: Call, given: URLSearchParams): Promise<Result<Reply>> {
  const link = readLink(given)
  if (!link.ok) return link
  const kind = await findLinked(context, link.value)
  if (!kind.ok) return kind
  const target = redirectTarget(context.settings, call)
  const action = `?${new URLSearchParams({ redirect_to: target })}`
  const html = (context.linkPage ?? plainLinkPage)({ kind: kind.value, action, fields: link.value })
  return ok({
    status: 200,
    html,
    headers: { 'Content-Security-Policy': linkPagePolicy(target), 'Referrer-Policy': 'no-referrer' },
  })
}
