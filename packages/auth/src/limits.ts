import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'

/** At most `points` in `seconds`; `burst` is how many of them may come at once. */
export type Limit = { points: number; seconds: number; burst: number }

/** Default limits (protocol §10), by bucket. The first group counts for each client address. */
export const authLimits = {
  signup: { points: 30, seconds: 300, burst: 30 },
  recover: { points: 30, seconds: 300, burst: 30 },
  resend: { points: 30, seconds: 300, burst: 30 },
  update_user: { points: 30, seconds: 300, burst: 30 },
  token: { points: 150, seconds: 300, burst: 30 },
  verify: { points: 30, seconds: 300, burst: 30 },
  web3: { points: 30, seconds: 300, burst: 30 },
  factor_challenge: { points: 15, seconds: 60, burst: 30 },
  factor_verify: { points: 15, seconds: 60, burst: 30 },

  // For each account that somebody tries to enter, whether it exists or not, so that many client addresses help a guesser little.
  password_account: { points: 30, seconds: 300, burst: 30 },
  verify_account: { points: 10, seconds: 600, burst: 10 },

  // For each second factor: whoever guesses at its codes has the password already, from however many addresses.
  factor_guesses: { points: 10, seconds: 600, burst: 10 },

  // For the whole server. A link's token says nothing of its account before it is found, so guesses at links share one bucket.
  verify_link: { points: 600, seconds: 3600, burst: 600 },
  mail: { points: 30, seconds: 3600, burst: 30 },
} as const satisfies Record<string, Limit>

export type LimitBucket = keyof typeof authLimits
export type AddressBucket = Extract<
  LimitBucket,
  'signup' | 'recover' | 'resend' | 'update_user' | 'token' | 'verify' | 'factor_challenge' | 'factor_verify'
>

/** Counts requests; how and where is the host's business. `retryAfter` is in seconds. */
export interface AuthLimiter {
  consume(bucket: LimitBucket, key: string): Promise<{ ok: true } | { ok: false; retryAfter: number }>
}

/** Takes one point, or refuses with 429 and the seconds to wait. */
export async function withinLimit(limiter: AuthLimiter, bucket: LimitBucket, key: string): Promise<Result<null>> {
  const taken = await limiter.consume(bucket, key)
  if (taken.ok) return ok(null)
  const retryAfter = Math.max(1, Math.ceil(taken.retryAfter))
  return refuse(bucket === 'mail' ? 'over_email_send_rate_limit' : 'over_request_rate_limit', { retryAfter })
}
