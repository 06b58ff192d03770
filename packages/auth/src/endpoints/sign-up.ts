import { z } from 'zod'
import { type Address, checkProvider, namedAddress, parseReachable } from '../accounts/address.ts'
import { addressIdentity } from '../accounts/address-identity.ts'
import { createAccount } from '../accounts/create.ts'
import { mergeMetadata } from '../accounts/metadata.ts'
import { isSamePassword, signUpAgain } from '../accounts/sign-up-again.ts'
import { findUserByAddress, type User } from '../accounts/store.ts'
import { viewUser } from '../accounts/view.ts'
import { takeAllowance } from '../codes/allowance.ts'
import type { Wish } from '../codes/send.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import { channelField, checkChannel } from '../http/channel.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { evenly } from '../http/evenly.ts'
import { object, readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import type { Metadata } from '../tables.ts'

const fieldsOf = z.object({ email: text, phone: text, password: text, data: object, ...channelField, ...pkceFields })

type Applicant = { address: Address; password: string; metadata: Metadata; wish: Wish }

/** POST /signup (protocol §3). Where addresses are confirmed, the answer never tells whether one has an account. */
export const signUp: PublicEndpoint = async (context, call) => {
  const { autoconfirm, phoneProvider, phoneAutoconfirm } = context.settings
  const tellsNobody = !autoconfirm || (phoneProvider && !phoneAutoconfirm)
  return await (tellsNobody ? evenly(answer) : answer)(context, call)
}

const answer: PublicEndpoint = async (context, call) => {
  const applicant = await readApplicant(context, call)
  if (!applicant.ok) return applicant
  const { address, password, metadata, wish } = applicant.value
  const isConfirmed = address.channel === 'email' ? context.settings.autoconfirm : context.settings.phoneAutoconfirm
  return isConfirmed
    ? await enterAtOnce(context, call, { address, password, metadata })
    : await awaitConfirmation(context, call, { address, password, metadata, wish })
}

async function enterAtOnce(
  context: AuthContext,
  call: Call,
  { address, password, metadata }: Omit<Applicant, 'wish'>,
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
  { address, password, metadata, wish }: Applicant,
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

  // Both are done for everybody, so that a known address costs what a new one does.
  const known = await findUserByAddress(context.db, address)
  const passwordHash = await context.passwords.hash(password)
  const isSame = (account: User | undefined) => isSamePassword(context, account, { address, password, purpose })
  const knowsPassword = await isSame(known)

  const given = { address, passwordHash, metadata }
  const again = (account: User, same: boolean) =>
    signUpAgain(context, given, { known: account, isSame: same, purpose, wish })
  const created = known ? await again(known, knowsPassword) : await createAccount(context, given, { purpose, wish })
  // Somebody else took the address at the same moment.
  const winner = !created.ok && created.code === 'user_already_exists' && (await findUserByAddress(context.db, address))
  const answered = winner ? await again(winner, await isSame(winner)) : created
  if (!answered.ok) return answered
  // In the order in which it was said for both: what comes from the database has another.
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
  const acceptable = checkNewPassword(password, context.settings.passwordMin)
  if (!acceptable.ok) return acceptable
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge
  if (challenge.value !== null && address.value.channel === 'phone') {
    return refuse('validation_failed', { message: 'PKCE not supported for phone signups' })
  }
  const metadata = mergeMetadata({}, data)
  if (!metadata.ok) return metadata
  const wish = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  return ok({ address: address.value, password, metadata: metadata.value, wish })
}
