import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseReachablePhone } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import { addFactor } from '../factors/add.ts'
import { type Challenge, openChallenge } from '../factors/challenge.ts'
import { mayEnrol, mayProve } from '../factors/enrolment-rules.ts'
import { proveFactor, type ShownFactor } from '../factors/prove-factor.ts'
import { removeFactor } from '../factors/remove.ts'
import { findFactor, listFactors } from '../factors/store.ts'
import { checkFactorWait, takeTextAllowance, textCode } from '../factors/text-code.ts'
import { newTotp } from '../factors/totp.ts'
import type { Caller } from '../http/bearer.ts'
import type { Call, Reply } from '../http/call.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { object, readFields, text } from '../http/fields.ts'
import { withinLimit } from '../limits.ts'
import { createPasskeyRequest, type PasskeyRequest } from '../passkeys/options.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { ok, type Result, refuse } from '../result.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { sessionReply } from '../sessions/reply.ts'
import type { Factor, User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { isUuid } from '../uuid.ts'

/** The factor in the path, if it is the caller's own: to the caller, other users' factors don't exist. */
async function readFactor({ db }: AuthContext, call: Call, user: User): Promise<Result<Factor>> {
  const { id } = call.params
  if (!isUuid(id)) return refuse('validation_failed', { status: 404, message: 'factor_id must be a UUID' })
  const factor = await findFactor(db, user.id, id)
  return factor === undefined ? refuse('mfa_factor_not_found') : ok(factor)
}

const newFactorFields = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })

/**
 * The first in characters, the second in bytes of UTF-8: the URI that contains the issuer has to fit into a QR code.
 */
const maxName = 255
const maxIssuerBytes = 128

/** POST /factors. */
export const enrolFactor: BearerEndpoint = async (context, call, caller) => {
  const fields = await readFields(call, newFactorFields)
  if (!fields.ok) return fields
  const { factor_type: type, friendly_name: friendlyName = '', issuer } = fields.value
  if ([...friendlyName].length > maxName) {
    return refuse('validation_failed', { message: `friendly_name cannot be longer than ${maxName} characters` })
  }
  if (type === 'totp') return await enrolTotp(context, caller, friendlyName, issuer)
  if (type === 'phone') return await enrolPhone(context, caller, friendlyName, fields.value.phone)
  if (type === 'webauthn') return await enrolPasskey(context, caller, friendlyName)
  return refuse('validation_failed', { message: 'factor_type needs to be totp, phone, or webauthn' })
}

async function enrolPasskey(context: AuthContext, { claims }: Caller, friendlyName: string): Promise<Result<Reply>> {
  if (relyingParty(context.settings) === null) return refuse('mfa_webauthn_enroll_not_enabled')
  const factor = { id: randomUUID(), friendlyName, factor_type: 'webauthn' as const }
  const enrolled = await transactUnlessRefused(context, (tx) => addFactor(context, tx, factor, claims))
  if (!enrolled.ok) return enrolled
  return ok({ status: 200, body: { id: factor.id, type: 'webauthn', friendly_name: friendlyName } })
}

async function enrolTotp(
  context: AuthContext,
  { user, claims, assurance }: Caller,
  friendlyName: string,
  issuer = new URL(context.settings.siteUrl).host,
): Promise<Result<Reply>> {
  if (!context.settings.totpFactors) return refuse('mfa_totp_enroll_not_enabled')
  if (Buffer.byteLength(issuer) > maxIssuerBytes) {
    return refuse('validation_failed', { message: `issuer cannot be longer than ${maxIssuerBytes} bytes` })
  }
  // Checked before a secret is generated, and again under the lock.
  const existing = await listFactors(context.db, user.id, context.clock.now())
  const early = mayEnrol(existing, assurance, { friendlyName, phone: null })
  if (!early.ok) return early

  const id = randomUUID()
  const totp = newTotp(issuer, user.email ?? user.id)
  const sealed = await context.vault.seal(totp.secret, id)
  const factor = { id, friendlyName, factor_type: 'totp' as const, sealed_secret: sealed }
  const enrolled = await transactUnlessRefused(context, (tx) => addFactor(context, tx, factor, claims))
  if (!enrolled.ok) return enrolled
  return ok({ status: 200, body: { id, type: 'totp', friendly_name: friendlyName, totp } })
}

async function enrolPhone(
  context: AuthContext,
  { claims }: Caller,
  friendlyName: string,
  given = '',
): Promise<Result<Reply>> {
  if (!context.settings.phoneFactors) return refuse('mfa_phone_enroll_not_enabled')
  const phone = parseReachablePhone(given)
  if (!phone.ok) return phone
  const factor = { id: randomUUID(), friendlyName, factor_type: 'phone' as const, phone: phone.value }
  const enrolled = await transactUnlessRefused(context, (tx) => addFactor(context, tx, factor, claims))
  if (!enrolled.ok) return enrolled
  const body = { id: factor.id, type: 'phone', friendly_name: friendlyName, phone: factor.phone }
  return ok({ status: 200, body })
}

/**
 * POST /factors/{id}/challenge. The body is never read: texts are the only channel, and a passkey's site is this one,
 * so there is nothing to choose.
 */
export const challengeFactor: BearerEndpoint = async (context, call, { user, claims, assurance }) => {
  const named = await readFactor(context, call, user)
  if (!named.ok) return named
  // Checked before a text is taken from the allowance, and again under the lock.
  const early = mayProve(named.value, assurance)
  if (!early.ok) return early
  const allowance = await takeTextAllowance(context, named.value, call.address)
  if (!allowance.ok) return allowance
  const opened = await transactUnlessRefused<OpenedChallenge>(context, async (tx) => {
    const caller = await lockCaller(context, tx, claims)
    if (!caller.ok) return caller
    const factor = await findFactor(tx, user.id, named.value.id)
    if (factor === undefined) return refuse('mfa_factor_not_found')
    const allowed = mayProve(factor, caller.value.assurance)
    if (!allowed.ok) return allowed
    const waited = checkFactorWait(context, factor)
    if (!waited.ok) return waited
    const code = await textCode(context, tx, factor)
    const asked = await createPasskeyRequest(context, tx, factor, user)
    if (!asked.ok) return asked
    const passkey = asked.value && { challenge: asked.value.challenge, sessionId: claims.session_id }
    const by = { address: call.address, now: context.clock.now(), code, passkey }
    return ok({ challenge: await openChallenge(tx, factor, by), webauthn: asked.value?.webauthn })
  })
  if (!opened.ok) return opened
  const { id, expires_at: expiresAt } = opened.value.challenge
  const { webauthn } = opened.value
  const body = { id, type: named.value.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1000), webauthn }
  return ok({ status: 200, body })
}

type OpenedChallenge = { challenge: Challenge; webauthn: PasskeyRequest['webauthn'] | undefined }

const proofFields = z.object({ challenge_id: text, code: text, webauthn: object })

/** POST /factors/{id}/verify. */
export const verifyFactor: BearerEndpoint = async (context, call, { user, claims }) => {
  const factor = await readFactor(context, call, user)
  if (!factor.ok) return factor
  const fields = await readFields(call, proofFields)
  if (!fields.ok) return fields
  const proof = await readProof(context, factor.value, fields.value)
  if (!proof.ok) return proof
  const allowed = await withinLimit(context.limiter, 'factor_guesses', factor.value.id)
  if (!allowed.ok) return allowed

  const shown = {
    factor: factor.value,
    proof: proof.value,
    challengeId: isUuid(fields.value.challenge_id) ? fields.value.challenge_id : noChallenge,
    address: call.address,
    bearer: claims,
  }
  const verified = await transactUnlessRefused(context, (tx) => proveFactor(context, tx, shown))
  if (!verified.ok) return verified
  await context.limiter.giveBack?.('factor_guesses', factor.value.id)
  context.sessionCheck.clear()
  return ok(await sessionReply(context, verified.value))
}

/** What the caller shows for a factor of this type. */
async function readProof(
  { vault }: AuthContext,
  { id, factor_type: type, sealed_secret: sealed }: Factor,
  { code: typed, webauthn }: z.output<typeof proofFields>,
): Promise<Result<ShownFactor['proof']>> {
  if (type === 'webauthn') {
    if (webauthn === undefined) return refuse('validation_failed', { message: 'webauthn needs to be given' })
    return ok({ credential: webauthn.credential_response })
  }
  // Apps show codes in groups, and people type them that way.
  const code = typed?.replaceAll(/\s/g, '')
  if (!code) return refuse('validation_failed', { message: 'Code needs to be non-empty' })
  return ok({ code, secret: sealed === null ? null : await vault.open(sealed, id) })
}

/** An id that no challenge has; it gets the same answer as any other unknown id. */
const noChallenge = '00000000-0000-0000-0000-000000000000'

/** DELETE /factors/{id}. */
export const unenrolFactor: BearerEndpoint = async (context, call, { user, claims }) => {
  const factor = await readFactor(context, call, user)
  if (!factor.ok) return factor
  const { id } = factor.value
  const removed = await transactUnlessRefused(context, (tx) => removeFactor(context, tx, id, claims))
  if (!removed.ok) return removed
  context.sessionCheck.clear()
  return ok({ status: 200, body: { id } })
}
