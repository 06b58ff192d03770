import { z } from 'zod'
import { namedAddress, parseAddress } from '../accounts/address.ts'
import type { Redeemed } from '../codes/redeem.ts'
import { isVerifyType, otherAddressPending, type VerifyType, verifyLinked, verifyTyped } from '../codes/verify.ts'
import type { AuthContext } from '../context.ts'
import { isForm, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { ok, type Result, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import { pressLink } from './mailed-link.ts'

const fieldsOf = z.object({ type: text, token: text, token_hash: text, email: text, phone: text })

/**
 * POST /verify: a typed code with its address, or a link's token alone. The page of a mailed link posts its form here
 * too.
 */
export const verifyCode: PublicEndpoint = async (context, call) => {
  const form = isForm(call) ? await call.form() : null
  if (form?.ok && form.value.has('token')) return await pressLink(context, call, form.value)
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { type } = fields.value
  if (!isVerifyType(type)) return refuse('validation_failed', { message: 'Verify requires a verification type' })
  const redeemed = await redeemShown(context, fields.value, { type, userAgent: userAgent(call) })
  if (!redeemed.ok) return redeemed
  if (redeemed.value.kind !== 'signed_in') {
    return ok({ status: 200, body: { msg: otherAddressPending, code: '200' } })
  }
  return ok(await sessionReply(context, redeemed.value))
}

async function redeemShown(
  context: AuthContext,
  fields: z.output<typeof fieldsOf>,
  by: { type: VerifyType; userAgent: string | null },
): Promise<Result<Redeemed>> {
  const { token, token_hash: hash, email, phone } = fields
  if (hash !== undefined) {
    if (token !== undefined || email !== undefined || phone !== undefined) {
      return refuse('validation_failed', { message: 'Only the token_hash and type should be provided' })
    }
    return await verifyLinked(context, { ...by, token: hash, challenged: 'gives_session' })
  }
  if (token === undefined) {
    return refuse('validation_failed', { message: 'Verify requires either a token or a token hash' })
  }
  const named = namedAddress({ email, phone })
  if (named === null) {
    return refuse('validation_failed', {
      message: 'Only an email address or phone number should be provided on verify',
    })
  }
  const address = parseAddress(named)
  return address.ok ? await verifyTyped(context, { ...by, address: address.value, code: token }) : address
}
