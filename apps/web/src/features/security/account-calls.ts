import { isRecord } from '@squash/contract/is-record'
import type { Factor, User, UserIdentity } from '@supabase/auth-js'
import { answered, loadAuth } from '../../lib/auth.ts'
import { accessToken } from '../../lib/bearer.ts'

/** Requests a new address. It takes effect once both addresses have confirmed it. */
export async function changeEmail(email: string): Promise<void> {
  const emailRedirectTo = `${location.origin}/security`
  await answered((await loadAuth()).updateUser({ email: email.trim() }, { emailRedirectTo }))
}

/**
 * Submits the code from either of the two mails of an address change, without the user having to say which.
 * @returns whether the address has changed, or the other code is still needed
 */
export async function enterChangeCode(user: User, code: string): Promise<'changed' | 'waits'> {
  const auth = await loadAuth()
  const token = code.replace(/\s/g, '')
  const enter = (email: string) => auth.verifyOtp({ type: 'email_change', email, token })
  let answer = await enter(user.new_email ?? '')
  if (answer.error?.code === 'otp_expired' && user.email) answer = await enter(user.email)
  const { session } = await answered(Promise.resolve(answer))
  return session ? 'changed' : 'waits'
}

export type Enrolment = { id: string; qrCode: string; secret: string }

const mfa = async () => (await loadAuth()).mfa

/**
 * Starts adding an authenticator app, after removing earlier unfinished attempts.
 * @param existing the account's factors
 */
export async function beginEnrolment(existing: readonly Factor[]): Promise<Enrolment> {
  const { enroll, unenroll } = await mfa()
  for (const { id } of existing.filter(
    ({ status, factor_type }) => status === 'unverified' && factor_type === 'totp',
  )) {
    await unenroll({ factorId: id })
  }
  const enrolled = await answered(enroll({ factorType: 'totp', friendlyName: freeName(existing), issuer: 'Squash' }))
  if (enrolled.type !== 'totp') throw new Error('The service began another kind of factor')
  return { id: enrolled.id, qrCode: enrolled.totp.qr_code, secret: enrolled.totp.secret }
}

const NAME = 'Authenticator app'

/** A name not used by any verified factor: 'Authenticator app', 'Authenticator app 2', … */
export function freeName(existing: readonly Pick<Factor, 'friendly_name' | 'status'>[], name = NAME): string {
  const taken = new Set(existing.filter(({ status }) => status === 'verified').map((factor) => factor.friendly_name))
  const names = [name, ...Array.from({ length: taken.size }, (_, at) => `${name} ${at + 2}`)]
  return names.find((free) => !taken.has(free)) ?? name
}

/** Verifies a code from an authenticator app, at sign-in and when adding one. */
export async function showCode(factorId: string, code: string): Promise<void> {
  await answered((await mfa()).challengeAndVerify({ factorId, code }))
}

/** Texts a code. @returns the id of the challenge that the code is for */
export async function textCode(factorId: string): Promise<string> {
  return (await answered((await mfa()).challenge({ factorId }))).id
}

export async function showTextedCode(factorId: string, challengeId: string, code: string): Promise<void> {
  await answered((await mfa()).verify({ factorId, challengeId, code }))
}

/** Removes a factor, and refreshes the token, which still claims that the factor was used. */
export async function removeFactor(factorId: string): Promise<void> {
  await answered((await mfa()).unenroll({ factorId }))
  await (await loadAuth()).refreshSession()
}

/** The user's sign-in methods, oldest first. */
export async function fetchIdentities(): Promise<UserIdentity[]> {
  return (await answered((await loadAuth()).getUserIdentities())).identities
}

export async function removeIdentity(identity: UserIdentity): Promise<void> {
  await answered((await loadAuth()).unlinkIdentity(identity))
}

/**
 * The URL at which a provider is linked as a sign-in method. Requested without the client, whose types don't include
 * custom providers.
 * @param backTo the path on this site to return to
 * @throws Error when the service returns no URL
 */
export async function addressToAdd(provider: string, backTo: string): Promise<string> {
  const query = new URLSearchParams({
    provider,
    skip_http_redirect: 'true',
    redirect_to: `${location.origin}${backTo}`,
  })
  const answer = await fetch(`/auth/v1/user/identities/authorize?${query}`, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
  })
  const body: unknown = await answer.json()
  if (isRecord(body) && typeof body.url === 'string') return body.url
  throw new Error('The authentication service named no address')
}
