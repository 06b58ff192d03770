import { isMarkedPkce } from '../codes/code.ts'
import type { Redeemed } from '../codes/redeem.ts'
import { otherAddressPending, verifyLinked } from '../codes/verify.ts'
import { isVerifyType } from '../codes/verify-types.ts'
import type { AuthContext } from '../context.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { errorFields, leadOn } from '../http/lead-on.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Result, refuse } from '../result.ts'
import { viewSession } from '../sessions/view.ts'

/**
 * GET /verify: a mailed link. It always leads on to a page, which reads what happened from the fragment, or from the query
 * when the link was asked for with a challenge (protocol §4).
 */
export const verifyLink: PublicEndpoint = async (context, call) => {
  const redeemed = await redeemLink(context, call)
  if (!redeemed.ok && redeemed.status === 429) return redeemed
  const target = redirectTarget(context.settings, call)
  if (redeemed.ok) return ok(await success(context, call, redeemed.value, target))
  const fields = errorFields(redeemed)
  return ok(leadOn(target, { fragment: fields, ...(isForPkce(call) && { query: fields }) }, 303))
}

const isForPkce = (call: Call): boolean => isMarkedPkce(call.query.get('token') ?? '')

async function redeemLink(context: AuthContext, call: Call): Promise<Result<Redeemed>> {
  const hash = call.query.get('token')
  const type = call.query.get('type')
  if (!hash || !isVerifyType(type)) {
    return refuse('validation_failed', { message: 'Verify requires a token and a verification type' })
  }
  return await verifyLinked(context, { type, hash, userAgent: userAgent(call), challenged: 'gives_code' })
}

async function success(context: AuthContext, call: Call, redeemed: Redeemed, target: string): Promise<Reply> {
  switch (redeemed.kind) {
    case 'other_address_pending': {
      const fields = { message: otherAddressPending }
      return leadOn(target, { fragment: fields, ...(isForPkce(call) && { query: fields }) }, 303)
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
        type: call.query.get('type') ?? '',
      }
      return leadOn(target, { fragment }, 303)
    }
  }
}
