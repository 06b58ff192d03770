/** One try at sending: the key under which the server knows it, and what was in it. */
export type Attempt = { key: string; body: string }

/**
 * The attempt for a body. After a try that got no answer, the same body goes out under the same key, so that what
 * did arrive is not made twice (calls.md: Idempotency-Key). Another body, or a try that was answered, gets a new one.
 * @param unanswered the last try, if nobody knows whether it arrived
 */
export const attemptFor = (body: string, unanswered: Attempt | null, newKey: () => string): Attempt =>
  unanswered?.body === body ? unanswered : { key: newKey(), body }
