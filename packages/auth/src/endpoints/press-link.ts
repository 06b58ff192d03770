import { isMarkedPkce } from '../codes/link-token.ts'
import type { Redeemed } from '../codes/redeem.ts'
import { otherAddressPending, verifyLinked } from '../codes/verify.ts'
import type { AuthContext } from '../context.ts'
import { type Call, isForm, type Reply, userAgent } from '../http/call.ts'
import type { RefusedPage } from '../http/endpoint.ts'
import { errorFields, leadOn } from '../http/lead-on.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Refusal, type Result } from '../result.ts'
import { viewSession } from '../sessions/view.ts'
import { showLinkPage } from './open-link.ts'
import { readLink, type ShownLink } from './read-link.ts'

/**
 * POST /verify with a form: the button of a mailed link's page. It leads on to a page, which reads what happened from the
 * fragment, or from the query when the link was asked for with a challenge (protocol §4).
 */
export async function pressLink(context: AuthContext, call: Call, form: URLSearchParams): Promise<Result<Reply>> {
  // Another site cannot press the button in somebody's name, and so sign them in to an account that is not theirs.
  const from = call.headers.get('sec-fetch-site')
  if (from === 'cross-site' || from === 'same-site') return await showLinkPage(context, call, form)
  const link = readLink(form)
  if (!link.ok) return link
  const shown = { ...link.value, userAgent: userAgent(call), challenged: 'gives_code' } as const
  const redeemed = await verifyLinked(context, shown)
  if (!redeemed.ok) return ok(leadBack(context, call, redeemed, link.value.token))
  return ok(await success(context, redeemed.value, link.value, redirectTarget(context.settings, call)))
}

/** A link that could not be opened leads to a page that reads why, whatever the reason. */
export const linkRefused: RefusedPage = (context, call, refusal) =>
  leadBack(context, call, refusal, call.query.get('token') ?? '')

/** The same for the button of its page. Programs post JSON, and read it. */
export const formRefused: RefusedPage = (context, call, refusal) =>
  isForm(call) ? linkRefused(context, call, refusal) : null

function leadBack({ settings }: AuthContext, call: Call, refusal: Refusal, token: string): Reply {
  const fields = errorFields(refusal)
  const told = { fragment: fields, ...(isMarkedPkce(token) && { query: fields }) }
  return leadOn(redirectTarget(settings, call), told, 303)
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
      return leadOn(target, { fragment: fields, ...(isMarkedPkce(token) && { query: fields }) }, 303)
    }
    case 'code_issued':
      return leadOn(target, { query: { code: redeemed.code } }, 303)
    case 'signed_in': {
      const session = await viewSession(context, redeemed.user, redeemed.open)
      const fragment = {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type,
      }
      return { ...leadOn(target, { fragment }, 303), letsIn: redeemed.user }
    }
  }
}
