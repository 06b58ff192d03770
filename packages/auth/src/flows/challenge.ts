import { createHash, timingSafeEqual } from 'node:crypto'
import type { ChallengeMethod } from '../values.ts'

/** The challenge of a client that keeps the verifier, and so wants a code instead of tokens in its link. */
export type Challenge = { challenge: string; method: ChallengeMethod }

/** Whether the verifier matches the challenge that the client sent. */
export function isVerified({ challenge, method }: Challenge, verifier: string): boolean {
  const derived = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return timingSafeEqual(digest(derived), digest(challenge))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
