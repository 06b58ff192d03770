import { z } from 'zod'
import { type Address, checkProvider, namedAddress, parseReachable } from '../accounts/address.ts'
import { addressIdentity } from '../accounts/address-identity.ts'
import { createAccount } from '../accounts/create.ts'
import { mergeMetadata } from '../accounts/metadata.ts'
import { isSamePassword, repeatSignUp } from '../accounts/repeated-sign-up.ts'
import { findUserByAddress } from '../accounts/store.ts'
import { viewUser } from '../accounts/view.ts'
import { takeAllowance } from '../codes/allowance.ts'
import type { LinkOptions } from '../codes/send.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import { inConstantTime } from '../http/constant-time.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { channelField, checkChannel, object, pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import type { User } from '../tables.ts'
import type { Metadata } from '../values.ts'

const fieldsOf = z.object({ email: text, phone: text, password: text, data: object, ...channelField, ...pkceFields })

type Applicant = { address: Address; password: string; metadata: Metadata; linkOptions: LinkOptions }

/** POST /signup. Where addresses have to be confirmed, the answer never reveals whether an address has an account. */
export const signUp: PublicEndpoint = async (context, call) => {
  const { autoconfirm, phoneProvider, phoneAutoconfirm } = context.settings
  const hidesExistence = !autoconfirm || (phoneProvider && !phoneAutoconfirm)
  return await (hidesExistence ? inConstantTime(answer) : answer)(context, call)
}

const answer: PublicEndpoint = async (context, call) => {
  const applicant = await readApplicant(context, call)
  if (!applicant.ok) return applicant
  const { address, password, metadata, linkOptions } = applicant.value
  const isConfirmed = address.channel === 'email' ? context.settings.autoconfirm : context.settings.phoneAutoconfirm
  return isConfirmed
    ? await signInImmediately(context, call, { address, password, metadata })
    : await awaitConfirmation(context, call, { address, password, metadata, linkOptions })
}

async function signInImmediately(
  context: AuthContext,
  call: Call,
  { address, password, metadata }: Omit<Applicant, 'linkOptions'>,
): Promise<Result<Reply>> {
  if (await findUserByAddress(context.db, address)) return refuse('user_already_exists')
  const passwordHash = await context.passwords.hash(password)
  const admission = { userAgent: userAgent(call) }
  const created = await createAccount(context, { address, passwordHash, metadata }, admission)
  if (!created.ok) return created
  const { user, identity, open } = created.value
  return ok(open ? await sessionReply(context, { user, open }) : { status: 200, body: viewUser(user, [identity]) })
}

async function awaitConfirmation(
  context: AuthContext,
  call: Call,
  { address, password, metadata, linkOptions }: Applicant,
): Promise<Result<Reply>> {
  const purpose = address.channel === 'email' ? 'confirmation' : 'phone_confirmation'
  const early = await checkWait(context, { to: address, purpose })
  if (!early.ok) return early
  const allowance = await takeAllowance(context, {
    channel: address.channel,
    from: call.address,
    recipient: requestKey({ to: address, purpose }),
  })
  if (!allowance.ok) return allowance

  // The hash and the comparison run for every request, so that a known address takes as long as a new one.
  const known = await findUserByAddress(context.db, address)
  const passwordHash = await context.passwords.hash(password)
  const isSame = (account: User | undefined) => isSamePassword(context, account, { address, password, purpose })
  const knowsPassword = await isSame(known)

  const given = { address, passwordHash, metadata }
  const again = (account: User, same: boolean) =>
    repeatSignUp(context, given, { known: account, isSame: same, purpose, linkOptions })
  const created = known
    ? await again(known, knowsPassword)
    : await createAccount(context, given, { purpose, linkOptions })
  // Another request took the address at the same time.
  const winner = !created.ok && created.code === 'user_already_exists' && (await findUserByAddress(context.db, address))
  const answered = winner ? await again(winner, await isSame(winner)) : created
  if (!answered.ok) return answered
  // The metadata keeps the client's order in both cases: the database returns its keys in another order.
  const user = { ...answered.value.user, user_metadata: metadata }
  const identity = { ...addressIdentity(user, address.channel), id: answered.value.identity.id }
  return ok({ status: 200, body: viewUser(user, [identity]) })
}

async function readApplicant(context: AuthContext, call: Call): Promise<Result<Applicant>> {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { email, phone, password, data = {} } = fields.value
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  if (email === undefined && phone === undefined) return refuse('anonymous_provider_disabled')
  const named = namedAddress({ email, phone })
  if (named === null) {
    return refuse('validation_failed', {
      message: 'Only an email address or phone number should be provided on signup.',
    })
  }
  if (password === undefined) return refuse('validation_failed', { message: 'Signup requires a valid password' })
  const closed = checkProvider(context.settings, named)
  if (closed) return closed
  const channel = checkChannel(fields.value)
  if (!channel.ok) return channel
  const address = parseReachable(named)
  if (!address.ok) return address
  const acceptable = await checkNewPassword(password, context.settings.passwordMin)
  if (!acceptable.ok) return acceptable
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge
  if (challenge.value !== null && address.value.channel === 'phone') {
    return refuse('validation_failed', { message: 'PKCE not supported for phone signups' })
  }
  const metadata = mergeMetadata({}, data)
  if (!metadata.ok) return metadata
  const linkOptions = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  return ok({ address: address.value, password, metadata: metadata.value, linkOptions })
}
