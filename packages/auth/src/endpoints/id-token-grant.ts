import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { retryOnConflict } from '../external/conflict-retry.ts'
import { findOrCreateAccount } from '../external/find-account.ts'
import type { ExternalIdentity } from '../external/identities.ts'
import { linkIdentity, mayLink } from '../external/link.ts'
import { providerFailed } from '../external/provider-failed.ts'
import { type Caller, readBearer } from '../http/bearer.ts'
import { type Call, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import type { AuthTx } from '../ports.ts'
import type { ExternalProvider, IdTokenVerdict } from '../providers/provider.ts'
import { ok, type Refusal, type Result, refuse, refuseOAuth } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { User } from '../tables.ts'

const fieldsOf = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
})
type Fields = z.output<typeof fieldsOf>

/** Providers that every client knows by name, whether or not they are configured here. */
const presets = ['google', 'apple']

/** POST /token?grant_type=id_token: a token that the client got from a provider by itself. */
export const idTokenGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const linking = fields.value.link_identity === true ? await readLinker(context, call) : ok(null)
  if (!linking.ok) return linking
  const external = await readVouched(context, fields.value)
  if (!external.ok) return external

  const { provider, profile } = external.value
  const entered = await retryOnConflict(context, async (tx) => {
    const user = await findUser(context, tx, linking.value, external.value)
    if (!user.ok) return user
    const identity = { provider, providerId: profile.subject }
    return await signIn(context, tx, user.value, { method: 'oauth', userAgent: userAgent(call), identity })
  })
  if (!entered.ok) return entered
  return ok(await sessionReply(context, entered.value))
}

/** The signed-in user who links an identity: the one case in which this public call reads its bearer token. */
async function readLinker(context: AuthContext, call: Call): Promise<Result<Caller>> {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  const caller = await readBearer(context, call.headers)
  if (!caller.ok) return caller
  const allowed = mayLink(caller.value.user, caller.value.assurance)
  return allowed.ok ? caller : allowed
}

const findUser = (
  context: AuthContext,
  tx: AuthTx,
  linker: Caller | null,
  external: ExternalIdentity,
): Promise<Result<User>> =>
  linker === null ? findOrCreateAccount(context, tx, external) : linkIdentity(context, tx, linker.claims, external)

async function readVouched(context: AuthContext, fields: Fields): Promise<Result<ExternalIdentity>> {
  const { provider: name, id_token: idToken, access_token: accessToken, nonce } = fields
  if (idToken === undefined) return refuseOAuth('invalid request', 'id_token required')
  if (name === undefined) return refuseOAuth('invalid request', 'provider required')
  const provider = context.providers.get(name)
  if (provider === undefined || provider.checkIdToken === null) return unconfigured(name)
  const verdict = await check(context, provider, { idToken, accessToken })
  if ('code' in verdict) return verdict
  if (!verdict.ok) return notVouched(verdict.why)
  const fits = checkNonce(nonce, verdict.nonce)
  return fits.ok ? ok({ provider: name, profile: verdict.profile }) : fits
}

const unconfigured = (name: string): Refusal =>
  presets.includes(name)
    ? refuse('provider_disabled', { message: `Provider (issuer "${name}") is not enabled` })
    : refuse('validation_failed', { message: 'Custom OIDC provider not allowed' })

const notVouched = (why: 'foreign_issuer' | 'bad_token'): Refusal =>
  why === 'foreign_issuer'
    ? refuse('validation_failed', { message: 'The issuer of the ID token is not the provider' })
    : refuseOAuth('invalid request', 'Bad ID token')

async function check(
  context: AuthContext,
  provider: ExternalProvider,
  brought: { idToken: string; accessToken: string | undefined },
): Promise<IdTokenVerdict | Refusal> {
  try {
    return (await provider.checkIdToken?.(brought, context.clock.now())) ?? { ok: false, why: 'bad_token' }
  } catch (error) {
    return { ...providerFailed(context, provider.name, error), status: 400, oauthError: 'server_error' }
  }
}

/**
 * The provider was given the hash of a nonce that only the client knew, so a token stolen elsewhere is useless here.
 */
function checkNonce(given: string | undefined, claimed: string | null): Result<null> {
  if ((given === undefined) !== (claimed === null)) {
    return refuseOAuth('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (given === undefined || createHash('sha256').update(given).digest('hex') === claimed) return ok(null)
  return refuseOAuth('invalid nonce', 'Nonces mismatch')
}
