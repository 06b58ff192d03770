import type { RefusalCode } from './refusals.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'

/** An average of `points` in `seconds`; `burst`, which may be more, is how many may come at once. */
export type Limit = { points: number; seconds: number; burst: number }

/** Default limits, by bucket. The first group is counted per client address. */
export const authLimits = {
  signup: { points: 30, seconds: 300, burst: 30 },
  recover: { points: 30, seconds: 300, burst: 30 },
  otp: { points: 30, seconds: 300, burst: 30 },
  resend: { points: 30, seconds: 300, burst: 30 },
  reauthenticate: { points: 30, seconds: 300, burst: 30 },
  update_user: { points: 30, seconds: 300, burst: 30 },
  token: { points: 150, seconds: 300, burst: 30 },
  verify: { points: 30, seconds: 300, burst: 30 },
  open_link: { points: 60, seconds: 300, burst: 60 },
  sso: { points: 30, seconds: 300, burst: 30 },
  external: { points: 150, seconds: 300, burst: 30 },
  web3: { points: 30, seconds: 300, burst: 30 },
  factors: { points: 15, seconds: 60, burst: 30 },
  factor_challenge: { points: 15, seconds: 60, burst: 30 },
  factor_verify: { points: 15, seconds: 60, burst: 30 },

  // For each account that sign-ins are attempted on, whether it exists or not, so that having many client addresses
  // hardly helps an attacker. Only wrong passwords count.
  password_account: { points: 10, seconds: 600, burst: 10 },
  verify_account: { points: 10, seconds: 600, burst: 10 },

  // For each second factor: an attacker guessing its codes already has the password, and may use any number of
  // addresses. Only wrong codes count.
  factor_guesses: { points: 10, seconds: 600, burst: 10 },

  // For requested messages: per client address, per network, and per recipient and purpose, known or not.
  mail_client: { points: 30, seconds: 3600, burst: 30 },
  mail_network: { points: 120, seconds: 3600, burst: 120 },
  mail_recipient: { points: 6, seconds: 3600, burst: 6 },
  sms_client: { points: 10, seconds: 3600, burst: 10 },
  sms_network: { points: 40, seconds: 3600, burst: 40 },
  sms_recipient: { points: 6, seconds: 3600, burst: 6 },

  // For the whole server. Beyond these limits answers are only slowed down, because strangers could use them up.
  mail: { points: 300, seconds: 3600, burst: 300 },
  sms: { points: 60, seconds: 3600, burst: 60 },
} as const satisfies Record<string, Limit>

export type LimitBucket = keyof typeof authLimits
export type AddressBucket = Extract<
  LimitBucket,
  | 'signup'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'reauthenticate'
  | 'update_user'
  | 'token'
  | 'verify'
  | 'open_link'
  | 'factors'
  | 'factor_challenge'
  | 'factor_verify'
  | 'sso'
  | 'external'
>

/**
 * Counts requests; the host decides how and where. A key is an address, or can be guessed, so the host should store only a
 * keyed hash of it. `retryAfter` is in seconds.
 */
export interface AuthLimiter {
  /** `used` is the share of the allowance used up, this request included, from 0 to 1. */
  consume(bucket: LimitBucket, key: string): Promise<{ ok: true; used?: number } | { ok: false; retryAfter: number }>
  /** Takes back one request that turned out not to count. Without it, every request counts. */
  giveBack?(bucket: LimitBucket, key: string): Promise<void>
}

/**
 * Takes one point, or refuses with 429 and the seconds to wait. @returns the share of the allowance used up, from 0 to
 * 1
 */
export async function withinLimit(limiter: AuthLimiter, bucket: LimitBucket, key: string): Promise<Result<number>> {
  const taken = await limiter.consume(bucket, key)
  if (taken.ok) return ok(taken.used ?? 0)
  const retryAfter = Math.max(1, Math.ceil(taken.retryAfter))
  return refuse(refusalOf[bucket] ?? 'over_request_rate_limit', { retryAfter })
}

const refusalOf: Partial<Record<LimitBucket, RefusalCode>> = {
  mail_recipient: 'over_email_send_rate_limit',
  sms_recipient: 'over_sms_send_rate_limit',
}
