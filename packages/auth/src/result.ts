import { type RefusalCode, refusals } from './refusals.ts'

export type WeakPasswordReason = 'length' | 'pwned'

/** An expected refusal, as a value. `code` may also come from the host's account hooks. */
export type Refusal<Code extends string = string> = {
  ok: false
  code: Code
  status: number
  message: string
  weakPassword?: { reasons: readonly WeakPasswordReason[] }
  /** OAuth's `error`, present where the protocol answers in OAuth's own shape: that has a description, but no code. */
  oauthError?: string
  /** Seconds after which it makes sense to retry. */
  retryAfter?: number
}
export type Result<Value> = { ok: true; value: Value } | Refusal

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** The refusal `code` with its usual status and message, unless overridden. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  special: Partial<Omit<Refusal, 'ok' | 'code'>> = {},
): Refusal<Code> => ({ ok: false, code, ...refusals[code], ...special })

/** A refusal in OAuth's shape: 400 `{error, error_description}`. */
export const refuseOAuth = (error: string, description: string): Refusal<'invalid_credentials'> =>
  refuse('invalid_credentials', { message: description, oauthError: error })
