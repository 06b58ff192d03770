import { createHash, timingSafeEqual } from 'node:crypto'

export type ChallengeMethod = 's256' | 'plain'

/** What a client keeps the verifier of: it prefers a code to tokens in its link (protocol §6). */
export type Challenge = { challenge: string; method: ChallengeMethod }

/** Whether the verifier is the one of which the client sent the challenge. */
export function isVerified({ challenge, method }: Challenge, verifier: string): boolean {
  const derived = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return timingSafeEqual(digest(derived), digest(challenge))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
