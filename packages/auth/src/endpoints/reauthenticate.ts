import type { Address } from '../accounts/address.ts'
import { requestCodes } from '../codes/request.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'

/**
 * GET /reauthenticate: sends a code that goes with a new password, by email or, without an email address, by text.
 */
export const reauthenticate: BearerEndpoint = async (context, call, { user }) => {
  const to = provedAddress(user)
  if (!to.ok) return to
  // This code comes without a link, so its redirect target is never used.
  const linkOptions = { redirectTo: context.settings.siteUrl, challenge: null }
  const sent = await requestCodes(context, {
    to: to.value,
    purpose: 'reauthentication',
    user,
    linkOptions,
    from: call.address,
  })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
}

function provedAddress({ email, email_confirmed_at, phone, phone_confirmed_at }: User): Result<Address> {
  if (email !== null) {
    return email_confirmed_at === null
      ? refuse('email_not_confirmed', { status: 422 })
      : ok({ channel: 'email', value: email })
  }
  return phone === null || phone_confirmed_at === null
    ? refuse('phone_not_confirmed', { status: 422 })
    : ok({ channel: 'phone', value: phone })
}
