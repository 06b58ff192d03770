import { z } from 'zod'
import { type Address, checkProvider, namedAddress, parseReachable } from '../accounts/address.ts'
import { createAccount } from '../accounts/create.ts'
import { mergeMetadata } from '../accounts/metadata.ts'
import { findUserByAddress } from '../accounts/store.ts'
import { takeAllowance } from '../codes/allowance.ts'
import type { CodePurpose } from '../codes/purposes.ts'
import { requestCodes } from '../codes/request.ts'
import type { Wish } from '../codes/send.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import type { Call } from '../http/call.ts'
import { channelField, checkChannel } from '../http/channel.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { evenly } from '../http/evenly.ts'
import { object, readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Metadata } from '../tables.ts'

const fieldsOf = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: object,
  ...channelField,
  ...pkceFields,
})

type Visitor = { address: Address; mayCreate: boolean; metadata: Metadata; wish: Wish }

/** POST /otp: a link and a code by e-mail, or a code by text, to sign in with. Makes the account if need be (protocol §4). */
export const otp: PublicEndpoint = evenly(async (context, call) => {
  const visitor = await readVisitor(context, call)
  if (!visitor.ok) return visitor
  const { address, mayCreate, metadata, wish } = visitor.value
  const purpose = address.channel === 'email' ? 'magic_link' : 'phone_sign_in'
  const user = await findUserByAddress(context.db, address)
  if (user === undefined && !mayCreate) return refuse('otp_disabled')
  const sent = user
    ? await requestCodes(context, { to: address, purpose, user, wish, from: call.address })
    : await createForCode(context, { address, metadata, purpose, wish, from: call.address })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
})

async function createForCode(
  context: AuthContext,
  { address, metadata, purpose, wish, from }: Omit<Visitor, 'mayCreate'> & { purpose: CodePurpose; from: string },
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
  const created = await createAccount(context, { address, passwordHash: null, metadata }, { purpose, wish })
  if (created.ok || created.code !== 'user_already_exists') return created
  // Somebody else took the address at the same moment.
  const user = await findUserByAddress(context.db, address)
  return await requestCodes(context, { to: address, purpose, user, wish, from })
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
    wish: { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value },
  })
}
