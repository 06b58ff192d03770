import { z } from 'zod'
import { checkProvider, namedAddress, parseAddress } from '../accounts/address.ts'
import { findUserByAddress, findUserChanging } from '../accounts/store.ts'
import { requestCodes } from '../codes/request.ts'
import { inConstantTime } from '../http/constant-time.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'
import type { CodePurpose } from '../values.ts'

const fieldsOf = z.object({ type: text, email: text, phone: text, ...pkceFields })

type Resendable = { channel: 'email' | 'phone'; purpose: CodePurpose }
const resendable = new Map<string | undefined, Resendable>([
  ['signup', { channel: 'email', purpose: 'confirmation' }],
  ['email_change', { channel: 'email', purpose: 'email_change' }],
  ['sms', { channel: 'phone', purpose: 'phone_confirmation' }],
  ['phone_change', { channel: 'phone', purpose: 'phone_change' }],
])

/** POST /resend: sends the codes of a pending sign-up or change again; the answer is the same if nothing is pending. */
export const resend: PublicEndpoint = inConstantTime(async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { type } = fields.value
  const wanted = resendable.get(type)
  if (wanted === undefined) {
    return refuse('validation_failed', { message: 'Missing or unsupported type of message to send again' })
  }
  const named = namedAddress(fields.value)
  if (named?.channel !== wanted.channel) {
    const needed = wanted.channel === 'email' ? 'an email address' : 'a phone number'
    return refuse('validation_failed', { message: `Type ${type} requires ${needed} and nothing else` })
  }
  const closed = checkProvider(context.settings, named)
  if (closed) return closed
  const address = parseAddress(named)
  if (!address.ok) return address
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge

  const isChange = wanted.purpose === 'email_change' || wanted.purpose === 'phone_change'
  const user = await (isChange ? findUserChanging : findUserByAddress)(context.db, address.value)
  const linkOptions = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const sent = await requestCodes(context, {
    to: address.value,
    purpose: wanted.purpose,
    user,
    linkOptions,
    from: call.address,
  })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
})
