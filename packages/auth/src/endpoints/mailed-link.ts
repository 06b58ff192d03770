import { isMarkedPkce } from '../codes/code.ts'
import type { Redeemed } from '../codes/redeem.ts'
import { findLinkKind, isVerifyType, otherAddressPending, type VerifyType, verifyLinked } from '../codes/verify.ts'
import type { AuthContext } from '../context.ts'
import { type Call, isForm, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint, RefusedPage } from '../http/endpoint.ts'
import { linkPagePolicy, plainLinkPage } from '../http/link-page.ts'
import { redirectTarget } from '../http/redirect.ts'
import { errorFields, redirectReply } from '../http/redirect-reply.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import { sessionWithToken } from '../sessions/reply.ts'

/** The contents of a mailed link. */
type ShownLink = { token: string; type: VerifyType }

/** Reads a link's token and type from its query, or from the form on its page. */
function readLink(given: URLSearchParams): Result<ShownLink> {
  const token = given.get('token')
  const type = given.get('type')
  if (!token || !isVerifyType(type)) {
    return refuse('validation_failed', { message: 'Verify requires a token and a verification type' })
  }
  return ok({ token, type })
}

/**
 * GET /verify: a person, or a program that scans mail, opens a mailed link. A working link is not used up: the answer
 * is a page whose button posts it to POST /verify. Any other link redirects to a page that shows the error.
 */
export const openLink: PublicEndpoint = (context, call) => showLinkPage(context, call, call.query)

/** The page with the button. @param given holds the link's token and type */
async function showLinkPage(context: AuthContext, call: Call, given: URLSearchParams): Promise<Result<Reply>> {
  const link = readLink(given)
  if (!link.ok) return link
  const kind = await findLinkKind(context, link.value)
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

/**
 * POST /verify with a form: the button of a mailed link's page. It redirects to a page that reads the outcome from the
 * fragment, or from the query when the link was requested with a challenge.
 */
export async function pressLink(context: AuthContext, call: Call, form: URLSearchParams): Promise<Result<Reply>> {
  // Another site must not submit the form: that would sign a visitor in to someone else's account.
  const from = call.headers.get('sec-fetch-site')
  if (from === 'cross-site' || from === 'same-site') return await showLinkPage(context, call, form)
  const link = readLink(form)
  if (!link.ok) return link
  const shown = { ...link.value, userAgent: userAgent(call), challenged: 'gives_code' } as const
  const redeemed = await verifyLinked(context, shown)
  if (!redeemed.ok) return ok(redirectBack(context, call, redeemed, link.value.token))
  return ok(await success(context, redeemed.value, link.value, redirectTarget(context.settings, call)))
}

/** A link that could not be opened redirects to a page that reads the reason, whatever it is. */
export const linkRefused: RefusedPage = (context, call, refusal) =>
  redirectBack(context, call, refusal, call.query.get('token') ?? '')

/** The same for the button on a link's page. Programs post JSON and get JSON back. */
export const formRefused: RefusedPage = (context, call, refusal) =>
  isForm(call) ? linkRefused(context, call, refusal) : null

function redirectBack({ settings }: AuthContext, call: Call, refusal: Refusal, token: string): Reply {
  const fields = errorFields(refusal)
  const outcome = { fragment: fields, ...(isMarkedPkce(token) && { query: fields }) }
  return redirectReply(redirectTarget(settings, call), outcome, 303)
}

async function success(
  context: AuthContext,
  redeemed: Redeemed,
  { token, type }: ShownLink,
  target: string,
): Promise<Reply> {
  switch (redeemed.kind) {
    case 'other_address_pending': {
      const fields = { message: otherAddressPending }
      return redirectReply(target, { fragment: fields, ...(isMarkedPkce(token) && { query: fields }) }, 303)
    }
    case 'code_issued':
      return redirectReply(target, { query: { code: redeemed.code } }, 303)
    case 'signed_in': {
      const session = await sessionWithToken(context, redeemed.user, redeemed.open)
      const fragment = {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type,
      }
      return { ...redirectReply(target, { fragment }, 303), signedInUser: redeemed.user }
    }
  }
}
