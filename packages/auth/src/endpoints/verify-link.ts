import type { Redeemed } from '../codes/redeem.ts'
import { otherAddressPending, verifyLinked } from '../codes/verify.ts'
import { isVerifyType } from '../codes/verify-types.ts'
import type { AuthContext } from '../context.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import { viewSession } from '../sessions/view.ts'

/** GET /verify: a mailed link. It always leads on to a page, which reads what happened from the fragment (protocol §4). */
export const verifyLink: PublicEndpoint = async (context, call) => {
  const redeemed = await redeemLink(context, call)
  if (!redeemed.ok && redeemed.status === 429) return redeemed
  const fragment = redeemed.ok ? await success(context, call, redeemed.value) : failure(redeemed)
  return ok(seeOther(redirectTarget(context.settings, call), fragment))
}

async function redeemLink(context: AuthContext, call: Call): Promise<Result<Redeemed>> {
  const hash = call.query.get('token')
  const type = call.query.get('type')
  if (!hash || !isVerifyType(type)) {
    return refuse('validation_failed', { message: 'Verify requires a token and a verification type' })
  }
  return await verifyLinked(context, { type, hash, userAgent: userAgent(call) })
}

async function success(context: AuthContext, call: Call, redeemed: Redeemed): Promise<Record<string, string>> {
  if (redeemed.kind === 'other_address_pending') return { message: otherAddressPending }
  const session = await viewSession(context, redeemed.user, redeemed.open)
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: call.query.get('type') ?? '',
  }
}

const errorOfStatus = new Map([
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])

const failure = (refusal: Refusal): Record<string, string> => ({
  error: errorOfStatus.get(refusal.status) ?? 'invalid_request',
  error_code: refusal.code,
  error_description: refusal.message,
})

function seeOther(target: string, fragment: Record<string, string>): Reply {
  const [page] = target.split('#')
  // `sb` tells the client that the fragment is meant for it.
  return {
    status: 303,
    headers: {
      Location: `${page}#${new URLSearchParams({ ...fragment, sb: '' })}`,
      'Referrer-Policy': 'no-referrer',
    },
  }
}
