import type { Challenge } from '../flows/challenge.ts'
import { ok, type Result, refuse } from '../result.ts'
import { text } from './fields.ts'

/** The fields of a request that prefers a code to tokens in its link. */
export const pkceFields = { code_challenge: text, code_challenge_method: text }

/**
 * What the client will prove; null when it takes tokens. Refuses half a challenge, an unknown method, and a challenge
 * that no verifier can have (protocol §3).
 */
export function readChallenge(fields: {
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
}): Result<Challenge | null> {
  const { code_challenge: challenge, code_challenge_method: method } = fields
  if (challenge === undefined && method === undefined) return ok(null)
  if (challenge === undefined || method === undefined) {
    return refuse('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge to be present',
    })
  }
  const known = (['s256', 'plain'] as const).find((name) => name === method.toLowerCase())
  if (known === undefined) {
    return refuse('validation_failed', { message: 'code_challenge_method must be s256 or plain' })
  }
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(challenge)) {
    return refuse('validation_failed', {
      message: 'code_challenge must be 43 to 128 letters, digits, hyphens, dots, underscores or tildes',
    })
  }
  return ok({ challenge, method: known })
}
