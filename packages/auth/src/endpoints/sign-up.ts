import { z } from 'zod'
import { createAccount } from '../accounts/create.ts'
import { parseEmail } from '../accounts/email.ts'
import { mergeMetadata } from '../accounts/metadata.ts'
import { findUserByEmail, listIdentities, type User } from '../accounts/store.ts'
import { viewStranger } from '../accounts/stranger.ts'
import { viewUser } from '../accounts/view.ts'
import { requestCodes } from '../codes/request.ts'
import type { AuthContext } from '../context.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { object, readFields, text } from '../http/fields.ts'
import { checkPkce, pkceFields } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { viewSession } from '../sessions/view.ts'
import type { Metadata } from '../tables.ts'

const fieldsOf = z.object({ email: text, phone: text, password: text, data: object, ...pkceFields })

type Applicant = { email: string; password: string; metadata: Metadata }

/** POST /signup (protocol §3). */
export const signUp: PublicEndpoint = async (context, call) => {
  const applicant = await readApplicant(context, call)
  if (!applicant.ok) return applicant
  const { email, password, metadata } = applicant.value
  const redirectTo = redirectTarget(context.settings, call)

  // Hashed before anything is looked up, so that a known address costs what a new one does.
  const passwordHash = await context.passwords.hash(password)
  const known = await findUserByEmail(context.db, email)
  if (known) return await answerKnown(context, known, metadata, redirectTo)

  const created = await createAccount(context, {
    email,
    passwordHash,
    metadata,
    redirectTo,
    userAgent: userAgent(call),
  })
  if (!created.ok) {
    const winner = created.code === 'user_already_exists' ? await findUserByEmail(context.db, email) : undefined
    return winner ? await answerKnown(context, winner, metadata, redirectTo) : created
  }
  const { user, identity, open } = created.value
  return ok({ status: 200, body: open ? await viewSession(context, user, open) : viewUser(user, [identity]) })
}

async function readApplicant(context: AuthContext, call: Call): Promise<Result<Applicant>> {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { phone, password, data = {} } = fields.value
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  if (fields.value.email === undefined && phone === undefined) return refuse('anonymous_provider_disabled')
  if (fields.value.email !== undefined && phone !== undefined) {
    return refuse('validation_failed', {
      message: 'Only an email address or phone number should be provided on signup.',
    })
  }
  if (password === undefined) return refuse('validation_failed', { message: 'Signup requires a valid password' })
  if (fields.value.email === undefined) return refuse('phone_provider_disabled')
  const email = parseEmail(fields.value.email)
  if (!email.ok) return email
  const acceptable = checkNewPassword(password, context.settings.passwordMin)
  if (!acceptable.ok) return acceptable
  const pkce = checkPkce(fields.value)
  if (!pkce.ok) return pkce
  const metadata = mergeMetadata({}, data)
  return metadata.ok ? ok({ email: email.value, password, metadata: metadata.value }) : metadata
}

/** What somebody learns who signs up with an address that has an account: nothing that its owner said. */
async function answerKnown(
  context: AuthContext,
  user: User,
  metadata: Metadata,
  redirectTo: string,
): Promise<Result<Reply>> {
  if (context.settings.autoconfirm) return refuse('user_already_exists')
  if (user.email_confirmed_at !== null) {
    return ok({ status: 200, body: viewStranger(user.email ?? '', metadata, context.clock.now()) })
  }
  const sent = await requestCodes(context, user, 'confirmation', redirectTo)
  if (!sent.ok) return sent
  const identities = await listIdentities(context.db, user.id)
  const asSaidNow = identities.map((identity) => ({ ...identity, identity_data: { ...metadata, email: user.email } }))
  return ok({ status: 200, body: viewUser({ ...sent.value, user_metadata: metadata }, asSaidNow) })
}
