import type { Factor } from '@supabase/auth-js'
import { loadAuth } from '../../../lib/auth.ts'
import { answered } from '../../../lib/auth-answer.ts'

export type Enrolment = { id: string; qrCode: string; secret: string }

const mfa = async () => (await loadAuth()).mfa

/**
 * Begins to add an authenticator app. What was begun before and given up makes room.
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
  if (enrolled.type !== 'totp') throw new Error('the service began another factor')
  return { id: enrolled.id, qrCode: enrolled.totp.qr_code, secret: enrolled.totp.secret }
}

const NAME = 'Authenticator app'

/** A name that no verified factor has: 'Authenticator app', 'Authenticator app 2', … */
export function freeName(existing: readonly Pick<Factor, 'friendly_name' | 'status'>[]): string {
  const taken = new Set(existing.filter(({ status }) => status === 'verified').map((factor) => factor.friendly_name))
  const names = [NAME, ...Array.from({ length: taken.size }, (_, at) => `${NAME} ${at + 2}`)]
  return names.find((name) => !taken.has(name)) ?? NAME
}

/** Shows the code of an authenticator app: at sign-in, and when one is added. */
export async function showCode(factorId: string, code: string): Promise<void> {
  await answered((await mfa()).challengeAndVerify({ factorId, code }))
}

/** Has a code texted. @returns the challenge that it meets */
export async function textCode(factorId: string): Promise<string> {
  return (await answered((await mfa()).challenge({ factorId }))).id
}

export async function showTextedCode(factorId: string, challengeId: string, code: string): Promise<void> {
  await answered((await mfa()).verify({ factorId, challengeId, code }))
}

/** Removes a factor, and takes a token that no longer counts on it. */
export async function removeFactor(factorId: string): Promise<void> {
  await answered((await mfa()).unenroll({ factorId }))
  await (await loadAuth()).refreshSession()
}
