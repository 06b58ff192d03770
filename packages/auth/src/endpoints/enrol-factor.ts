import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseReachablePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../context.ts'
import { addFactor } from '../factors/add.ts'
import { mayEnrol } from '../factors/may-enrol.ts'
import { listFactors } from '../factors/store.ts'
import { newTotp } from '../factors/totp.ts'
import type { Caller } from '../http/bearer.ts'
import type { Reply } from '../http/call.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { ok, type Result, refuse } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'

const fieldsOf = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })

/** In characters, and in bytes of UTF-8: the address with the issuer in it has to fit into a QR code. */
const maxName = 255
const maxIssuerBytes = 128

/** POST /factors (protocol §8). */
export const enrolFactor: BearerEndpoint = async (context, call, caller) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { factor_type: type, friendly_name: friendlyName = '', issuer } = fields.value
  if ([...friendlyName].length > maxName) {
    return refuse('validation_failed', { message: `friendly_name cannot be longer than ${maxName} characters` })
  }
  if (type === 'totp') return await enrolTotp(context, caller, friendlyName, issuer)
  if (type === 'phone') return await enrolPhone(context, caller, friendlyName, fields.value.phone)
  return refuse('validation_failed', { message: 'factor_type needs to be totp or phone' })
}

async function enrolTotp(
  context: AuthContext,
  { user, claims, standing }: Caller,
  friendlyName: string,
  issuer = new URL(context.settings.siteUrl).host,
): Promise<Result<Reply>> {
  if (!context.settings.totpFactors) return refuse('mfa_totp_enroll_not_enabled')
  if (Buffer.byteLength(issuer) > maxIssuerBytes) {
    return refuse('validation_failed', { message: `issuer cannot be longer than ${maxIssuerBytes} bytes` })
  }
  // Checked before a secret is made, and again under the lock.
  const existing = await listFactors(context.db, user.id, context.clock.now())
  const early = mayEnrol(existing, standing, { friendlyName, phone: null })
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
