import { z } from 'zod'
import { type Address, checkProvider, namedAddress, parseReachable } from '../accounts/address.ts'
import { createAccount } from '../accounts/create.ts'
import { mergeMetadata } from '../accounts/metadata.ts'
import { findUserByAddress } from '../accounts/store.ts'
import { takeAllowance } from '../codes/allowance.ts'
import { requestCodes } from '../codes/request.ts'
import type { LinkOptions } from '../codes/send.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import type { Call } from '../http/call.ts'
import { inConstantTime } from '../http/constant-time.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { channelField, checkChannel, object, pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CodePurpose, Metadata } from '../values.ts'

const fieldsOf = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: object,
  ...channelField,
  ...pkceFields,
})

type Visitor = { address: Address; mayCreate: boolean; metadata: Metadata; linkOptions: LinkOptions }

/** POST /otp: a link and a code by email, or a code by text, to sign in with. Creates the account if need be. */
export const otp: PublicEndpoint = inConstantTime(async (context, call) => {
  const visitor = await readVisitor(context, call)
  if (!visitor.ok) return visitor
  const { address, mayCreate, metadata, linkOptions } = visitor.value
  const purpose = address.channel === 'email' ? 'magic_link' : 'phone_sign_in'
  const user = await findUserByAddress(context.db, address)
  if (user === undefined && !mayCreate) return refuse('otp_disabled')
  const sent = user
    ? await requestCodes(context, { to: address, purpose, user, linkOptions, from: call.address })
    : await createForCode(context, { address, metadata, purpose, linkOptions, from: call.address })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
})

async function createForCode(
  context: AuthContext,
  {
    address,
    metadata,
    purpose,
    linkOptions,
    from,
  }: Omit<Visitor, 'mayCreate'> & { purpose: CodePurpose; from: string },
): Promise<Result<unknown>> {
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  const early = await checkWait(context, { to: address, purpose })
  if (!early.ok) return early
  const allowance = await takeAllowance(context, {
    channel: address.channel,
    from,
    recipient: requestKey({ to: address, purpose }),
  })
  if (!allowance.ok) return allowance
  const created = await createAccount(context, { address, passwordHash: null, metadata }, { purpose, linkOptions })
  if (created.ok || created.code !== 'user_already_exists') return created
  // Another request took the address at the same time.
  const user = await findUserByAddress(context.db, address)
  return await requestCodes(context, { to: address, purpose, user, linkOptions, from })
}

async function readVisitor(context: AuthContext, call: Call): Promise<Result<Visitor>> {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const named = namedAddress(fields.value)
  if (named === null) {
    return refuse('validation_failed', { message: 'Only an email address or phone number should be provided' })
  }
  const closed = checkProvider(context.settings, named)
  if (closed) return closed
  const channel = checkChannel(fields.value)
  if (!channel.ok) return channel
  const address = parseReachable(named)
  if (!address.ok) return address
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge
  const metadata = mergeMetadata({}, fields.value.data ?? {})
  if (!metadata.ok) return metadata
  return ok({
    address: address.value,
    mayCreate: fields.value.create_user ?? true,
    metadata: metadata.value,
    linkOptions: { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value },
  })
}
